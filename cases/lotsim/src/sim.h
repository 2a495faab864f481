#ifndef SIM_H
#define SIM_H

#define MAX_PROCS 32
#define MAX_EVENTS 64
#define MAX_TICKETS 1000
#define MAX_TIME 10000

enum state { ST_NEW, ST_READY, ST_RUNNING, ST_WAITING, ST_DONE };

struct proc {
    char name[16];
    enum state state;
    int arrive;
    int burst;           /* cpu ticks left */
    int total;           /* cpu ticks at the start */
    int prio;
    int tickets;         /* 0: runs only when nobody with tickets is ready */
    int io_every;        /* 0: never waits */
    int io_len;
    int io_count;        /* ticks since the last wait */
    int wake;            /* time at which a wait ends */
    int finish;
    long pass;           /* stride scheduling */
    struct proc *next;   /* ready queue */
};

enum evkind { EV_TICKETS, EV_DONATE };

struct event {
    int at;
    enum evkind kind;
    struct proc *a, *b;
    int n;
};

struct sim;

struct policy {
    const char *name;
    struct proc *(*pick)(struct sim *);
    int preemptive;      /* a quantum applies */
};

struct sim {
    struct proc procs[MAX_PROCS];
    int nprocs;
    struct event events[MAX_EVENTS];
    int nevents;
    const struct policy *policy;
    int quantum;
    unsigned long rnd;
    int now;
    struct proc *head, *tail;
};

const struct policy *policy_find(const char *name);
struct proc *sim_find(struct sim *s, const char *name);
void sim_run(struct sim *s);
void sim_report(const struct sim *s);

#endif
