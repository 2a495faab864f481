/*
 * lotsim - try cpu scheduling policies on a scripted load.
 *
 *   policy NAME | quantum N | seed N
 *   proc NAME burst=N [arrive=N] [prio=N] [tickets=N] [io=EVERY:LEN]
 *   at TIME tickets NAME N | at TIME donate NAME NAME N
 *   run
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sim.h"

#define MAX_WORDS 8

static int number(const char *s, int lo, int hi, int *out)
{
    char *end;
    long v;

    errno = 0;
    v = strtol(s, &end, 10);
    if (errno || end == s || *end || v < lo || v > hi)
        return -1;
    *out = (int)v;
    return 0;
}

static const char *do_proc(struct sim *s, char **w, int n)
{
    struct proc *p;
    int i;

    if (n < 3)
        return "proc needs a name and a burst";
    if (s->nprocs == MAX_PROCS)
        return "too many processes";
    if (strlen(w[1]) >= sizeof p->name || sim_find(s, w[1]))
        return "bad process name";
    p = &s->procs[s->nprocs];
    memset(p, 0, sizeof *p);
    strcpy(p->name, w[1]);
    p->tickets = 10;
    for (i = 2; i < n; i++) {
        char *v = strchr(w[i], '='), *colon;
        int bad;

        if (!v)
            return "key=value expected";
        *v++ = '\0';
        if (strcmp(w[i], "burst") == 0) {
            bad = number(v, 1, MAX_TIME, &p->burst);
        } else if (strcmp(w[i], "arrive") == 0) {
            bad = number(v, 0, MAX_TIME, &p->arrive);
        } else if (strcmp(w[i], "prio") == 0) {
            bad = number(v, 0, 99, &p->prio);
        } else if (strcmp(w[i], "tickets") == 0) {
            bad = number(v, 0, MAX_TICKETS, &p->tickets);
        } else if (strcmp(w[i], "io") == 0) {
            colon = strchr(v, ':');
            if (!colon)
                return "io=EVERY:LEN expected";
            *colon++ = '\0';
            bad = number(v, 1, MAX_TIME, &p->io_every)
                | number(colon, 1, MAX_TIME, &p->io_len);
        } else {
            return "unknown key";
        }
        if (bad)
            return "value out of range";
    }
    if (p->burst == 0)
        return "proc needs a name and a burst";
    p->total = p->burst;
    s->nprocs++;
    return NULL;
}

static const char *do_at(struct sim *s, char **w, int n)
{
    struct event *e = &s->events[s->nevents];

    if (s->nevents == MAX_EVENTS)
        return "too many events";
    if (n < 5 || number(w[1], 1, MAX_TIME, &e->at) < 0)
        return "bad event";
    e->a = sim_find(s, w[3]);
    if (!e->a)
        return "no such process";
    if (strcmp(w[2], "tickets") == 0 && n == 5) {
        e->kind = EV_TICKETS;
        if (number(w[4], 0, MAX_TICKETS, &e->n) < 0)
            return "value out of range";
    } else if (strcmp(w[2], "donate") == 0 && n == 6) {
        e->kind = EV_DONATE;
        e->b = sim_find(s, w[4]);
        if (!e->b || e->b == e->a)
            return "no such process";
        if (number(w[5], 1, MAX_TICKETS, &e->n) < 0)
            return "value out of range";
    } else {
        return "bad event";
    }
    s->nevents++;
    return NULL;
}

static const char *execute(struct sim *s, char **w, int n)
{
    int v;

    if (strcmp(w[0], "proc") == 0)
        return do_proc(s, w, n);
    if (strcmp(w[0], "at") == 0)
        return do_at(s, w, n);
    if (strcmp(w[0], "run") == 0) {
        if (s->nprocs == 0)
            return "nothing to run";
        printf("policy %s\n", s->policy->name);
        sim_run(s);
        sim_report(s);
        return NULL;
    }
    if (n != 2)
        return "unknown command";
    if (strcmp(w[0], "policy") == 0) {
        const struct policy *p = policy_find(w[1]);

        if (!p)
            return "unknown policy";
        s->policy = p;
    } else if (strcmp(w[0], "quantum") == 0) {
        if (number(w[1], 1, 1000, &s->quantum) < 0)
            return "value out of range";
    } else if (strcmp(w[0], "seed") == 0) {
        if (number(w[1], 0, 1000000, &v) < 0)
            return "value out of range";
        s->rnd = (unsigned long)v;
    } else {
        return "unknown command";
    }
    return NULL;
}

int main(int argc, char **argv)
{
    static struct sim s;
    char line[256], *w[MAX_WORDS + 1], *t;
    const char *err = NULL;
    int n, lineno = 0;
    FILE *f;

    if (argc != 2 || !(f = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: lotsim SCRIPT\n");
        return 2;
    }
    s.policy = policy_find("rr");
    s.quantum = 4;
    s.rnd = 1;
    while (!err && fgets(line, sizeof line, f)) {
        lineno++;
        n = 0;
        for (t = strtok(line, " \t\r\n"); t && n <= MAX_WORDS; t = strtok(NULL, " \t\r\n"))
            w[n++] = t;
        if (n == 0 || w[0][0] == '#')
            continue;
        err = n > MAX_WORDS ? "too many words" : execute(&s, w, n);
    }
    fclose(f);
    if (err) {
        fflush(stdout);
        fprintf(stderr, "lotsim: line %d: %s\n", lineno, err);
        return 1;
    }
    return 0;
}
