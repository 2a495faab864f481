/* logfq - summary of a logfmt stream on standard input. */
#include <stdio.h>
#include <stdlib.h>

#include "logfmt.h"

static const char *const levels[] = { "debug", "info", "warn", "error" };

#define NLEVELS (sizeof levels / sizeof levels[0])

struct summary {
    unsigned per_level[NLEVELS];
    unsigned other;
    unsigned records;
    unsigned bad;
    unsigned long ms;
};

static char *read_all(FILE *in, size_t *len)
{
    size_t cap = 1024, n;
    char *buf = malloc(cap), *fit;

    *len = 0;
    while (buf && (n = fread(buf + *len, 1, cap - *len, in)) > 0) {
        char *grown;

        *len += n;
        if (*len < cap)
            continue;
        cap *= 2;
        grown = realloc(buf, cap);
        if (!grown)
            free(buf);
        buf = grown;
    }
    /* The text stays in memory as long as the program runs: give back the rest. */
    fit = buf && *len ? realloc(buf, *len) : NULL;
    return fit ? fit : buf;
}

static unsigned long to_ms(lf_str v)
{
    unsigned long n = 0;
    size_t i;

    for (i = 0; i < v.len && v.ptr[i] >= '0' && v.ptr[i] <= '9'; i++)
        n = n * 10 + (unsigned long)(v.ptr[i] - '0');
    if (v.len - i == 1 && v.ptr[i] == 's')
        n *= 1000;
    return n;
}

static void count(struct summary *sum, const lf_record *r)
{
    const lf_field *level = lf_get(r, "level");
    const lf_field *took = lf_get(r, "took");
    size_t i;

    sum->records++;
    if (took)
        sum->ms += to_ms(took->val);
    for (i = 0; level && i < NLEVELS; i++)
        if (lf_eq(level->val, levels[i])) {
            sum->per_level[i]++;
            return;
        }
    sum->other++;
}

static void show_error(const lf_record *r)
{
    const lf_field *level = lf_get(r, "level");
    const lf_field *msg = lf_get(r, "msg");
    char text[80];

    if (!level || !lf_eq(level->val, "error") || !msg)
        return;
    lf_unescape(msg->val, text, sizeof text);
    printf("%zu: %s\n", r->line, text);
}

static void report(const struct summary *sum)
{
    size_t i;

    printf("records %u\n", sum->records);
    for (i = 0; i < NLEVELS; i++)
        if (sum->per_level[i])
            printf("  %s %u\n", levels[i], sum->per_level[i]);
    if (sum->other)
        printf("  other %u\n", sum->other);
    if (sum->ms)
        printf("took %lu ms\n", sum->ms);
    if (sum->bad)
        printf("bad lines %u\n", sum->bad);
}

int main(void)
{
    struct summary sum = { { 0 }, 0, 0, 0, 0 };
    lf_scanner s;
    lf_record rec;
    size_t len;
    char *text = read_all(stdin, &len);
    int got;

    if (!text) {
        fputs("logfq: out of memory\n", stderr);
        return 2;
    }
    lf_init(&s, text, len);
    while ((got = lf_next(&s, &rec)) != 0) {
        if (got < 0) {
            printf("%zu: %s\n", s.line, s.err);
            sum.bad++;
            lf_resync(&s);
            continue;
        }
        count(&sum, &rec);
        show_error(&rec);
    }
    report(&sum);
    free(text);
    return sum.bad ? 1 : 0;
}
