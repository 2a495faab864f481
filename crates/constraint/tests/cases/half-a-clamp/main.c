#include <stdlib.h>

struct list {
    int *items;
    int count;
    int chosen;
};

static int within(int value, int low, int high)
{
    if (value < low)
        return low;
    return value > high ? high : value;
}

static void choose(struct list *l, int nth)
{
    l->chosen = within(nth, 0, l->count - 1);
}

static void move(struct list *l, int by)
{
    int to = l->chosen + by;

    if (to >= l->count)
        to = l->count - 1;
    l->chosen = to;
}

static int current(const struct list *l)
{
    return l->items[l->chosen];
}

int main(void)
{
    struct list l = {calloc(4, sizeof(int)), 4, 0};
    int value;

    choose(&l, 9);
    move(&l, -5);
    value = current(&l);
    free(l.items);
    return value;
}
