#include <stdio.h>
#include <string.h>

#include "sim.h"

struct proc *sim_find(struct sim *s, const char *name)
{
    int i;

    for (i = 0; i < s->nprocs; i++)
        if (strcmp(s->procs[i].name, name) == 0)
            return &s->procs[i];
    return NULL;
}

static void enqueue(struct sim *s, struct proc *p)
{
    p->state = ST_READY;
    p->next = NULL;
    if (s->tail)
        s->tail->next = p;
    else
        s->head = p;
    s->tail = p;
}

static void dequeue(struct sim *s, struct proc *p)
{
    struct proc **pp = &s->head, *prev = NULL;

    while (*pp && *pp != p) {
        prev = *pp;
        pp = &(*pp)->next;
    }
    if (!*pp)
        return;
    *pp = p->next;
    if (s->tail == p)
        s->tail = prev;
    p->next = NULL;
}

static void fire(const struct event *e)
{
    int n = e->n;

    switch (e->kind) {
    case EV_TICKETS:
        e->a->tickets = n;
        break;
    case EV_DONATE:
        if (n > e->a->tickets)
            n = e->a->tickets;
        if (n > MAX_TICKETS - e->b->tickets)
            n = MAX_TICKETS - e->b->tickets;
        e->a->tickets -= n;
        e->b->tickets += n;
        break;
    }
}

/* Everything that happens at the present tick before somebody runs. */
static void settle(struct sim *s)
{
    int i;

    for (i = 0; i < s->nprocs; i++) {
        struct proc *p = &s->procs[i];

        if ((p->state == ST_NEW && p->arrive <= s->now)
            || (p->state == ST_WAITING && p->wake <= s->now))
            enqueue(s, p);
    }
    for (i = 0; i < s->nevents; i++)
        if (s->events[i].at == s->now)
            fire(&s->events[i]);
}

static int alive(const struct sim *s)
{
    int i;

    for (i = 0; i < s->nprocs; i++)
        if (s->procs[i].state != ST_DONE)
            return 1;
    return 0;
}

/* One turn of the chosen process, at most a quantum long. */
static void turn(struct sim *s, struct proc *p)
{
    int used = 0, start = s->now;

    dequeue(s, p);
    p->state = ST_RUNNING;
    for (;;) {
        used++;
        s->now++;
        p->burst--;
        p->io_count++;
        settle(s);
        if (p->burst == 0)
            break;
        if (p->io_every && p->io_count == p->io_every)
            break;
        if (s->policy->preemptive && used == s->quantum)
            break;
    }
    printf("%5d %s ran %d\n", start, p->name, used);
    if (p->burst == 0) {
        p->state = ST_DONE;
        p->finish = s->now;
        printf("%5d %s done\n", s->now, p->name);
    } else if (p->io_every && p->io_count == p->io_every) {
        p->io_count = 0;
        p->state = ST_WAITING;
        p->wake = s->now + p->io_len;
    } else {
        enqueue(s, p);
    }
}

void sim_run(struct sim *s)
{
    struct proc *p;

    settle(s);
    while (alive(s) && s->now < MAX_TIME) {
        if (!s->head) {
            s->now++;
            settle(s);
            continue;
        }
        p = s->policy->pick(s);
        turn(s, p);
    }
}

void sim_report(const struct sim *s)
{
    int i, n = 0;
    long sum = 0;

    for (i = 0; i < s->nprocs; i++) {
        const struct proc *p = &s->procs[i];

        if (p->state != ST_DONE) {
            printf("%s: unfinished, %d left\n", p->name, p->burst);
            continue;
        }
        printf("%s: cpu %d, finished at %d\n", p->name, p->total, p->finish);
        sum += p->finish;
        n++;
    }
    if (n > 0)
        printf("mean finish: %ld.%02ld\n", sum / n, sum % n * 100 / n);
}
