#include <stdio.h>
#include <stdlib.h>

struct item { int id; struct item *next; };
struct board { struct item *items; struct item *current; };

static struct item *find(struct board *b, int id)
{
    struct item *it = b->items;

    while (it != NULL && it->id != id)
        it = it->next;
    return it;
}

static int discard(struct board *b, int id)
{
    struct item *it = find(b, id);
    struct item **at = &b->items;

    if (it == NULL)
        return -1;
    while (*at != it)
        at = &(*at)->next;
    *at = it->next;
    free(it);
    return 0;
}

static void show(const struct board *b)
{
    if (b->current == NULL) {
        puts("none");
        return;
    }
    printf("%d\n", b->current->id);
}

int main(void)
{
    struct board b = { NULL, NULL };
    struct item *it = malloc(sizeof *it);

    if (it == NULL)
        return 1;
    it->id = 4;
    it->next = NULL;
    b.items = it;
    b.current = it;
    if (discard(&b, 4) != 0)
        return 1;
    show(&b);
    return 0;
}
