#include <stdio.h>
#include <stdlib.h>

struct list { int *items; size_t count, room; };

static int add(struct list *l, int value)
{
    if (l->count == l->room) {
        size_t room = l->room ? l->room * 2 : 1;
        int *items = realloc(l->items, room * sizeof *items);

        if (items == NULL)
            return -1;
        l->items = items;
        l->room = room;
    }
    l->items[l->count++] = value;
    return 0;
}

static int twice(struct list *l)
{
    int *first = &l->items[0];

    if (add(l, *first) != 0)
        return -1;
    *first += 1;
    return 0;
}

int main(void)
{
    struct list l = { NULL, 0, 0 };
    int status = add(&l, 7) != 0 || twice(&l) != 0;

    printf("%zu\n", l.count);
    free(l.items);
    return status;
}
