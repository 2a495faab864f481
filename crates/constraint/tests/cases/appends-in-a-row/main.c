#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct packet {
    size_t len;
    size_t cap;
    uint8_t *data;
};

/* A tag, a length and so many bytes. */
static int put_record(struct packet *p, uint8_t tag, const uint8_t *value, uint8_t size)
{
    if (!value)
        return -1;
    p->data[p->len++] = tag;
    p->data[p->len++] = size;
    memcpy(&p->data[p->len], value, size);
    p->len += size;
    return 0;
}

int main(void)
{
    static const uint8_t value[6] = { 1, 2, 3, 4, 5, 6 };
    struct packet p = { 0, 16, malloc(16) };
    int failed = !p.data;

    for (uint8_t tag = 0; !failed && tag < 3; tag++)
        failed = put_record(&p, tag, value, sizeof value) < 0;
    if (!failed)
        fwrite(p.data, 1, p.len, stdout);
    free(p.data);
    return failed;
}
