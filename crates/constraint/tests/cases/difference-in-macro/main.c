#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct span {
    const uint8_t *p;
    uint32_t len;
};

#define SPAN(ptr, n)    ((struct span){ (ptr), (n) })
#define SKIP(s, n)      SPAN((s).p + (n), (s).len - (uint32_t)(n))
#define NEED(s, n)                      \
    do {                                \
        if ((s).len < (uint32_t)(n))    \
            return -1;                  \
    } while (0)

static int sum(struct span s)
{
    int total = 0;

    for (uint32_t i = 0; i < s.len; i++)
        total += s.p[i];
    return total;
}

static int body(struct span s)
{
    NEED(s, 2);
    return sum(SKIP(s, 2));
}

/* What was asked about the length is no longer true of the shortened one. */
static int show(struct span s)
{
    uint32_t head, all;
    int total;

    NEED(s, 4);
    head = s.p[0];
    NEED(s, head);
    all = s.p[1];
    if (all < s.len)
        s.len = all;
    s = SKIP(s, head);
    total = body(s);
    if (total < 0)
        return -1;
    printf("sum %d\n", total);
    return 0;
}

int main(void)
{
    uint8_t *data = malloc(8);
    int rc;

    memcpy(data, "\6\4abcdef", 8);
    rc = show(SPAN(data, 8));
    free(data);
    return rc ? 1 : 0;
}
