#include <stdlib.h>
#include <string.h>

struct cursor {
    const char *data;
    size_t size;
    size_t at;
};

#define HERE(c) ((c)->data[(c)->at])
#define NEXT(c) ((c)->at += 1)
#define DONE(c) ((c)->at >= (c)->size)

static int number(struct cursor *c)
{
    int value = 0;

    while (!DONE(c) && HERE(c) >= '0' && HERE(c) <= '9') {
        value = value * 10 + (HERE(c) - '0');
        NEXT(c);
    }
    return value;
}

static int bracketed(struct cursor *c)
{
    NEXT(c);
    while (c->at <= c->size && HERE(c) != ']')
        NEXT(c);
    if (DONE(c))
        return -1;
    NEXT(c);
    return 0;
}

int main(void)
{
    const char text[] = {'1', '[', 'a', 'b'};
    struct cursor c = {malloc(sizeof text), sizeof text, 0};

    memcpy((char *)c.data, text, sizeof text);
    number(&c);
    bracketed(&c);
    free((char *)c.data);
    return 0;
}
