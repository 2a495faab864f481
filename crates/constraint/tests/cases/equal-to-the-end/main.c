#include <stdlib.h>

struct ring {
    unsigned next;
    unsigned size;
    int *values;
};

static void ring_add(struct ring *r, int value)
{
    r->values[r->next] = value;
    if (r->next++ == r->size)
        r->next = 0;
}

/* The step comes first here. */
static int ring_skip(struct ring *r)
{
    if (++r->next == r->size)
        r->next = 0;
    return r->values[r->next];
}

int main(void)
{
    struct ring r = {0, 4, calloc(4, sizeof(int))};

    ring_skip(&r);
    for (int i = 0; i < 9; i++)
        ring_add(&r, i);
    free(r.values);
    return 0;
}
