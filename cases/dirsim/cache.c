#include "tree.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS 64

static struct entry {
    char path[PATH_LEN + 1];
    struct node *node;
} slots[SLOTS];

static struct entry *slot_of(const char *path)
{
    unsigned h = 5381;

    while (*path)
        h = h * 33 ^ (unsigned char)*path++;
    return &slots[h % SLOTS];
}

void cache_put(const char *path, struct node *n)
{
    struct entry *e = slot_of(path);

    strcpy(e->path, path);
    e->node = n;
}

struct node *cache_get(const char *path)
{
    struct entry *e = slot_of(path);

    return e->node && !strcmp(e->path, path) ? e->node : NULL;
}

void cache_forget(const char *path)
{
    struct entry *e = slot_of(path);

    if (e->node && !strcmp(e->path, path))
        e->node = NULL;
}

void cache_clear(void)
{
    memset(slots, 0, sizeof slots);
}
