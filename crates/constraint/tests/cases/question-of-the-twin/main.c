#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct cursor {
    const unsigned char *at;
    const unsigned char *end;
};

struct item {
    unsigned kind;
    unsigned len;
    const unsigned char *bytes;
};

static int next_outer(struct cursor *cursor, struct item *item)
{
    if (cursor->end - cursor->at < 2)
        return 0;
    item->kind = cursor->at[0] >> 1;
    item->len = cursor->at[1];
    item->bytes = cursor->at + 2;
    if (cursor->end - item->bytes < (ptrdiff_t)item->len)
        return -1;
    cursor->at = item->bytes + item->len;
    return 1;
}

static int next_inner(struct cursor *cursor, struct item *item)
{
    if (cursor->end - cursor->at < 2)
        return 0;
    item->kind = cursor->at[0];
    item->len = cursor->at[1];
    item->bytes = cursor->at + 2;
    cursor->at = item->bytes + item->len;
    return 1;
}

static unsigned sum(const unsigned char *bytes, unsigned len)
{
    unsigned total = 0;
    unsigned i;

    for (i = 0; i < len; i++)
        total += bytes[i];
    return total;
}

static int walk(const unsigned char *bytes, size_t len)
{
    struct cursor outer = { bytes, bytes + len };
    struct item item;

    while (next_outer(&outer, &item) > 0) {
        struct cursor inner = { item.bytes, item.bytes + item.len };
        struct item part;

        while (next_inner(&inner, &part) > 0)
            printf("%u %u\n", part.kind, sum(part.bytes, part.len));
    }
    return 0;
}

int main(void)
{
    unsigned char *bytes = malloc(5);

    bytes[0] = 2;
    bytes[1] = 3;
    bytes[2] = 1;
    bytes[3] = 40;
    bytes[4] = 7;
    walk(bytes, 5);
    free(bytes);
    return 0;
}
