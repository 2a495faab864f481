#include <stdio.h>
#include <stdlib.h>

enum { DAYS = 7 };

struct calendar {
    int first;
    int seen[DAYS];
};

static void start(struct calendar *c, int day)
{
    c->first = (day % DAYS + DAYS) % DAYS;
}

static int weekday(const struct calendar *c, int holiday)
{
    int day = c->first;

    if (holiday)
        day += 3;
    return day;
}

static void mark(struct calendar *c, int day)
{
    c->seen[day]++;
}

int main(int argc, char **argv)
{
    struct calendar c = { 0 };

    if (argc < 3)
        return 1;
    start(&c, atoi(argv[1]));
    mark(&c, weekday(&c, atoi(argv[2])));
    printf("%d\n", c.seen[0]);
    return 0;
}
