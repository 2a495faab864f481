/* Assumptions point into a table that moves when it grows: all of them must be moved along, those not yet taken too. */
#include <stdio.h>
#include <stdlib.h>

struct solver {
    int *values;
    int size;
    int *pushed[16], **head, **tail;
};

static void move_assumptions(struct solver *s, long delta)
{
    int **p;

    for (p = s->pushed; p < s->tail; p++)
        *p = (int *)((char *)*p + delta);
}

static void forget(struct solver *s)
{
    int **p;

    for (p = s->pushed; p < s->head; p++)
        *p = NULL;
    s->head = s->tail = s->pushed;
}

static long sum(const struct solver *s)
{
    long found = 0;
    int *const *p;

    for (p = s->pushed; p < s->head; p++)
        found += **p;
    return found;
}

static int enlarge(struct solver *s, int size)
{
    int *old = s->values;

    s->values = realloc(old, (size_t)size * sizeof *s->values);
    if (!s->values)
        return -1;
    for (int i = s->size; i < size; i++)
        s->values[i] = i;
    s->size = size;
    move_assumptions(s, (char *)s->values - (char *)old);
    return 0;
}

static int take(struct solver *s)
{
    if (s->tail < s->head)
        return **s->tail++;
    return 0;
}

int main(int argc, char **argv)
{
    struct solver s = { NULL, 0, { NULL }, NULL, NULL };
    long total = 0;

    s.head = s.tail = s.pushed;
    if (argc != 2 || enlarge(&s, 4) != 0)
        return 1;
    for (int i = 0; i < 4; i++)
        *s.head++ = &s.values[i];
    if (enlarge(&s, atoi(argv[1])) != 0)
        return 1;
    for (int i = 0; i < 4; i++)
        total += take(&s);
    printf("%ld %ld\n", total, sum(&s));
    forget(&s);
    free(s.values);
    return 0;
}
