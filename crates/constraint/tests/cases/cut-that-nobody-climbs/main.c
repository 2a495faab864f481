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
    strcpy(out, t->above ? t->above->name : "");
    strcat(out, "/");
    strcat(out, t->name);
}

static struct task *find(const char *key)
{
    int i;

    for (i = 0; i < 8; i++)
        if (known[i].task && strcmp(known[i].key, key) == 0)
            return known[i].task;
    return NULL;
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
    printf("%s\n", key);
    detach(t);          /* from its list */
    while (t->first)
        drop(t->first);
    free(t);
}

int main(void)
{
    struct task *root = add(NULL, "", 0);
    struct task *a = add(root, "a", 1);

    add(a, "b", 2);
    drop(a);
    printf("%s\n", find("a/b") ? find("a/b")->name : "-");
    free(root);
    return 0;
}
