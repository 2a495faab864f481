#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct task {
    char name[8];
    struct task *above;
    struct task *first;
    struct task *next;
};

static struct { char key[64]; struct task *task; } known[8];

static void long_name(const struct task *t, char *out)
{
    const struct task *chain[8];
    int depth = 0;

    while (t->above && depth < 8) {
        chain[depth++] = t;
        t = t->above;
    }
    out[0] = '\0';
    while (depth > 0) {
        strcat(out, "/");
        strcat(out, chain[--depth]->name);
    }
}

static struct task *find(const char *key)
{
    int i;

    for (i = 0; i < 8; i++)
        if (known[i].task && strcmp(known[i].key, key) == 0)
            return known[i].task;
    return NULL;
}

static void forget(const char *key)
{
    int i;

    for (i = 0; i < 8; i++)
        if (strcmp(known[i].key, key) == 0)
            known[i].task = NULL;
}

static void detach(struct task *t)
{
    struct task **at;

    if (!t->above)
        return;
    for (at = &t->above->first; *at != t; at = &(*at)->next)
        ;
    *at = t->next;
    t->above = t->next = NULL;
}

static struct task *add(struct task *above, const char *name, int slot)
{
    struct task *t = calloc(1, sizeof *t);

    if (!t)
        abort();
    strncpy(t->name, name, 7);
    t->above = above;
    if (above) {
        t->next = above->first;
        above->first = t;
        long_name(t, known[slot].key);
        known[slot].task = t;
    }
    return t;
}

/* Leaves with all below it. */
static void drop(struct task *t)
{
    char key[64];

    long_name(t, key);
    forget(key);
    detach(t);          /* from its list */
    while (t->first)
        drop(t->first);
    free(t);
}

/* Cuts a link too, but nobody goes by that one. */
static void drop_list(struct task *t)
{
    struct task *rest = t->next;

    t->next = NULL;
    if (rest)
        drop_list(rest);
    free(t);
}

int main(void)
{
    struct task *root = add(NULL, "", 0);
    struct task *a = add(root, "a", 1);

    add(a, "b", 2);
    drop(a);
    printf("%s\n", find("/a/b") ? find("/a/b")->name : "-");
    drop_list(root);
    return 0;
}
