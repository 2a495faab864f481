#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 8

struct conn { int id; char peer[16]; };
struct pool { struct conn *all[MAX]; int count; };
struct watch { struct conn *seen[MAX]; int count; };

struct server { struct pool pool; struct watch watch; };

static int watch_add(struct watch *w, struct conn *c)
{
    if (w->count == MAX)
        return -1;
    w->seen[w->count++] = c;
    return 0;
}

static void watch_remove(struct watch *w, const struct conn *c)
{
    for (int i = 0; i < w->count; i++)
        if (w->seen[i] == c) {
            w->seen[i] = w->seen[--w->count];
            return;
        }
}

static struct conn *pool_find(struct pool *p, int id)
{
    for (int i = 0; i < p->count; i++)
        if (p->all[i]->id == id)
            return p->all[i];
    return NULL;
}

static void pool_close(struct pool *p, struct conn *c)
{
    for (int i = 0; i < p->count; i++)
        if (p->all[i] == c)
            p->all[i] = p->all[--p->count];
    free(c);
}

static int cmd_close(struct server *s, int id)
{
    struct conn *c = pool_find(&s->pool, id);

    if (c == NULL)
        return -1;
    pool_close(&s->pool, c);
    return 0;
}

static void report(const struct server *s)
{
    for (int i = 0; i < s->watch.count; i++)
        printf("%d\n", s->watch.seen[i]->id);
}

int main(int argc, char **argv)
{
    struct server s;

    (void)argv;
    memset(&s, 0, sizeof s);
    for (int i = 0; i < 3; i++) {
        struct conn *c = calloc(1, sizeof *c);
        if (c == NULL)
            return 1;
        c->id = i;
        s.pool.all[s.pool.count++] = c;
        if (watch_add(&s.watch, c) != 0)
            return 1;
    }
    if (argc > 5)
        watch_remove(&s.watch, s.pool.all[0]);
    cmd_close(&s, 1);
    report(&s);
    return 0;
}
