#include <stdio.h>
#include <string.h>

struct lamp {
    const char *name;
    int level;
};

struct order {
    int verb;
    const char *lamp;
};

static struct lamp lamps[] = { { "hall", 1 }, { "desk", 0 } };

static struct lamp *lamp_named(const char *name)
{
    size_t i;

    for (i = 0; i < sizeof lamps / sizeof lamps[0]; i++)
        if (strcmp(lamps[i].name, name) == 0)
            return &lamps[i];
    return NULL;
}

static void brighten(struct lamp *l, const struct order *o)
{
    printf("%d: ", o->verb);
    l->level++;
}

static void dim(struct lamp *l, const struct order *o)
{
    printf("%d: ", o->verb);
    if (l->level > 0)
        l->level--;
}

static void wait(struct lamp *l, const struct order *o)
{
    (void)l;
    printf("%d: ", o->verb);
}

typedef void (*verb_fn)(struct lamp *l, const struct order *o);

static const struct verb {
    int wants_lamp;
    verb_fn run;
} verbs[] = { { 1, brighten }, { 1, dim }, { 0, wait } };

/* The last call leaves no frame. */
static void obey(const struct order *o)
{
    const struct verb *v = &verbs[o->verb];
    struct lamp *l = NULL;

    if (!v->run)
        return;
    if (v->wants_lamp)
        l = lamp_named(o->lamp);
    v->run(l, o);
}

/* Nothing else is in a table with this one: it may ask for itself. */
int level(const char *name)
{
    struct lamp *l = lamp_named(name);

    return l ? l->level : -1;
}

int main(void)
{
    struct order orders[] = { { 2, "" }, { 0, "hall" }, { 0, "attic" } };
    size_t i;

    for (i = 0; i < 3; i++)
        obey(&orders[i]);
    return level("hall") < 0;
}
