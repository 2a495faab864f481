#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
    const unsigned char *at;
    const unsigned char *end;
};

struct record {
    char name[12];
    int kind;
};

static int take(struct input *in, void *out, size_t n)
{
    if ((size_t)(in->end - in->at) < n)
        return 0;
    memcpy(out, in->at, n);
    in->at += n;
    return 1;
}

static int take_byte(struct input *in, unsigned char *out)
{
    return take(in, out, 1);
}

static int read_record(struct input *in, struct record *record)
{
    unsigned char len;

    if (!take_byte(in, &len))
        return -1;
    if (!take(in, record->name, len))
        return -1;
    record->kind = len > 3;
    return 0;
}

int main(void)
{
    static const unsigned char data[64] = { 40, 'a', 'b' };
    struct input in = { data, data + sizeof data };
    struct record *record = calloc(1, sizeof *record);
    int failed = read_record(&in, record);

    free(record);
    return failed != 0;
}
