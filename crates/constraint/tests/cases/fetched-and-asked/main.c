#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char name[8]; long value; };
struct table { struct entry *all; size_t count, room; };

static struct entry *entry_of(struct table *t, const char *name)
{
    size_t i;

    for (i = 0; i < t->count; i++)
        if (strcmp(t->all[i].name, name) == 0)
            return &t->all[i];
    if (t->count == t->room) {
        struct entry *all = realloc(t->all, (t->room + 1) * sizeof *all);

        if (!all)
            return NULL;
        t->all = all;
        t->room++;
    }
    memset(&t->all[t->count], 0, sizeof *t->all);
    strncpy(t->all[t->count].name, name, 7);
    return &t->all[t->count++];
}

static int compute(struct table *t, const char *text, char **note)
{
    struct entry *e = entry_of(t, text);

    *note = malloc(8);
    return e && *note ? 0 : -1;
}

static int set(struct table *t, const char *name, const char *text)
{
    struct entry *e;
    char *note;

    e = entry_of(t, name);
    if (!e)
        return -2;
    if (compute(t, text, &note) < 0)
        return -1;
    e->value = (long)strlen(text);
    free(note);
    return 0;
}

int main(void)
{
    struct table t = { NULL, 0, 0 };

    if (set(&t, "one", "two") < 0)
        return 1;
    printf("%ld\n", t.all[0].value);
    free(t.all);
    return 0;
}
