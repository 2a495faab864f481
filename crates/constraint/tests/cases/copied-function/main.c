#include <stdlib.h>
#include <string.h>

struct record {
    unsigned char *data;
    size_t length;
};

static unsigned char reply[70000];

int echo_stream(struct record *record)
{
    unsigned char *p = record->data;
    unsigned char *start;
    unsigned kind;
    unsigned len;

    if (record->length < 3)
        return -1;
    kind = *p++;
    len = p[0] << 8 | p[1];
    start = p + 2;
    if (kind != 1)
        return -1;
    memcpy(reply, start, len);
    return 0;
}

int echo_datagram(struct record *record)
{
    unsigned char *p = record->data;
    unsigned char *start;
    unsigned kind;
    unsigned len;

    if (record->length < 3)
        return -1;
    kind = *p++;
    len = p[0] << 8 | p[1];
    start = p + 2;
    if (kind != 1)
        return -1;
    memcpy(reply, start, len);
    return 0;
}

int main(void)
{
    struct record record = { malloc(4), 4 };
    int failed;

    memcpy(record.data, "\1\10\0x", 4);
    failed = echo_stream(&record) < 0;
    free(record.data);
    return failed + reply[9];
}
