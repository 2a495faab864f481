#include <stdio.h>
#include <stdlib.h>

#define KEYS 4

struct window { int id; struct window *next; };
struct screen {
    struct window *all;
    struct window *key[KEYS];
    struct window *order[KEYS];
    int count;
};

static struct window *window_new(struct screen *s, int id)
{
    struct window *w = malloc(sizeof *w);

    if (w == NULL)
        return NULL;
    w->id = id;
    w->next = s->all;
    s->all = w;
    return w;
}

static void window_free(struct window *w)
{
    free(w);
}

static void window_close(struct screen *s, struct window *w)
{
    struct window **at = &s->all;

    while (*at && *at != w)
        at = &(*at)->next;
    if (*at)
        *at = w->next;
    window_free(w);
}

static int press(const struct screen *s, int k)
{
    if (k < 0 || k >= KEYS || !s->key[k])
        return -1;
    return s->key[k]->id;
}

static void show(const struct screen *s)
{
    for (int i = 0; i < s->count; i++)
        printf("%d\n", s->order[i]->id);
}

int main(int argc, char **argv)
{
    struct screen s = { NULL, { NULL }, { NULL }, 0 };
    struct window *w = window_new(&s, argc);

    (void)argv;
    if (w == NULL)
        return 1;
    s.key[1] = w;
    show(&s);
    window_close(&s, w);
    return press(&s, 1) < 0;
}
