#include <stdio.h>
#include <stdlib.h>
#define LIMIT 8
#define EACH(i, n) for ((i) = 0; (i) < (n); (i)++)
struct list { int used; int item[LIMIT]; };
static int fill(struct list *l, int n, const char *s)
{
    int i;

    if (!s)
        return -1;
    EACH(i, n)
        l->item[i] = s[i];
    l->used = n;
    return 0;
}
static int sum(const struct list *l)
{
    int i, t = 0;

    EACH(i, l->used)
        t += l->item[i];
    return t;
}
int main(int argc, char **argv)
{
    struct list *l = calloc(1, sizeof *l);
    (void)argv;
    if (!l || fill(l, 8 + argc, "abcdefghijklmnop") < 0)
        return 1;
    printf("%d\n", sum(l));
    free(l);
    return 0;
}
