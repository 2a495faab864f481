#include <string.h>

#include "sim.h"

#define STRIDE_ONE 10000L

static unsigned rnd_next(struct sim *s)
{
    s->rnd = (s->rnd * 1103515245UL + 12345UL) & 0x7fffffffUL;
    return (unsigned)(s->rnd >> 8);
}

static struct proc *pick_fifo(struct sim *s)
{
    return s->head;
}

static struct proc *pick_prio(struct sim *s)
{
    struct proc *p, *best = s->head;

    for (p = s->head; p; p = p->next)
        if (p->prio > best->prio)
            best = p;
    return best;
}

static struct proc *pick_stride(struct sim *s)
{
    struct proc *p, *best = 0;

    for (p = s->head; p; p = p->next)
        if (p->tickets > 0 && (!best || p->pass < best->pass))
            best = p;
    if (!best)
        return s->head;
    best->pass += STRIDE_ONE / best->tickets;
    return best;
}

static struct proc *pick_lottery(struct sim *s)
{
    struct proc *p;
    unsigned total = 0, draw;

    for (p = s->head; p; p = p->next)
        total += (unsigned)p->tickets;
    draw = rnd_next(s) % total;
    for (p = s->head; p->next; p = p->next) {
        if (draw < (unsigned)p->tickets)
            break;
        draw -= (unsigned)p->tickets;
    }
    return p;
}

static const struct policy policies[] = {
    { "fifo",    pick_fifo,    0 },
    { "rr",      pick_fifo,    1 },
    { "prio",    pick_prio,    1 },
    { "stride",  pick_stride,  1 },
    { "lottery", pick_lottery, 1 },
};

const struct policy *policy_find(const char *name)
{
    unsigned i;

    for (i = 0; i < sizeof policies / sizeof policies[0]; i++)
        if (strcmp(policies[i].name, name) == 0)
            return &policies[i];
    return 0;
}
