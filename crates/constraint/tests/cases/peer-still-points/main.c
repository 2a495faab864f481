#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

struct room {
    LIST_ENTRY(room) link;
    char name[8];
    int visits;
    struct room *exit;
};

LIST_HEAD(rooms, room);

struct house {
    struct rooms all;
};

static struct room *room_named(struct house *h, const char *name)
{
    struct room *r;

    LIST_FOREACH(r, &h->all, link)
        if (strcmp(r->name, name) == 0)
            return r;
    return NULL;
}

static void room_close(struct house *house, struct room *r)
{
    LIST_REMOVE(r, link);
    printf("closed %s\n", r->name);
    free(r);
}

static void room_leave(struct room *r)
{
    struct room *next = r->exit;

    if (next != NULL)
        next->visits++;
}

int main(void)
{
    struct house h;
    struct room *a = calloc(1, sizeof(*a)), *b = calloc(1, sizeof(*b));

    LIST_INIT(&h.all);
    strcpy(a->name, "a");
    strcpy(b->name, "b");
    LIST_INSERT_HEAD(&h.all, a, link);
    LIST_INSERT_HEAD(&h.all, b, link);
    a->exit = b;
    room_close(&h, room_named(&h, "b"));
    room_leave(a);
    free(a);
    return 0;
}
