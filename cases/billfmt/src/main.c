/*
 * billfmt: sets an invoice.
 *
 *   set KEY VALUE
 *   item AMOUNT COUNT TEXT...
 *   less AMOUNT TEXT...
 *   rule
 *   total [TEXT...]
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "money.h"

struct bill {
    struct style style;
    int64_t sum;
    int lines;
    int nr;
};

#define FAIL(b, ...)                                        \
    do {                                                    \
        fflush(stdout);                                     \
        fprintf(stderr, "billfmt: line %d: ", (b)->nr);     \
        fprintf(stderr, __VA_ARGS__);                       \
        fputc('\n', stderr);                                \
        return 0;                                           \
    } while (0)

#define COMMANDS(X) X(set) X(item) X(less) X(rule) X(total)

static char *word(char **rest)
{
    char *s = *rest, *start;

    while (isspace((unsigned char)*s))
        s++;
    start = s;
    while (*s && !isspace((unsigned char)*s))
        s++;
    if (*s)
        *s++ = '\0';
    while (isspace((unsigned char)*s))
        s++;
    *rest = s;
    return start;
}

static int put_line(struct bill *b, int64_t amount, const char *text)
{
    money_print(stdout, &b->style, amount);
    printf("  %s\n", text);
    b->lines++;
    return 1;
}

static int do_set(struct bill *b, char *rest)
{
    char *key = word(&rest);
    char *value = word(&rest);
    const char *wrong;

    if (!*key || !*value)
        FAIL(b, "set needs a key and a value");
    if (!strcmp(key, "places") && b->lines > 0)
        FAIL(b, "places must be set before the first item");
    wrong = style_set(&b->style, key, value);
    if (wrong)
        FAIL(b, "%s: %s", key, wrong);
    return 1;
}

static int do_item(struct bill *b, char *rest)
{
    char *amount = word(&rest);
    char *count = word(&rest);
    int64_t one, all;
    int n = atoi(count);

    if (!money_parse(&b->style, amount, &one))
        FAIL(b, "bad amount");
    if (n < 1 || n > 100000)
        FAIL(b, "bad count");
    if (__builtin_mul_overflow(one, (int64_t)n, &all) ||
        __builtin_add_overflow(b->sum, all, &b->sum))
        FAIL(b, "more money than there is");
    return put_line(b, all, rest);
}

static int do_less(struct bill *b, char *rest)
{
    char *amount = word(&rest);
    int64_t one;

    if (!money_parse(&b->style, amount, &one) || one < 0)
        FAIL(b, "bad amount");
    if (__builtin_sub_overflow(b->sum, one, &b->sum))
        FAIL(b, "more money than there is");
    return put_line(b, -one, rest);
}

static int do_rule(struct bill *b, char *rest)
{
    int i;

    (void)rest;
    for (i = 0; i < b->style.width; i++)
        putchar('-');
    putchar('\n');
    return 1;
}

static int do_total(struct bill *b, char *rest)
{
    return put_line(b, b->sum, *rest ? rest : "total");
}

static int run(struct bill *b, char *line)
{
    char *rest = line;
    char *cmd = word(&rest);

    if (!*cmd || *cmd == '#')
        return 1;
#define X(name) if (!strcmp(cmd, #name)) return do_##name(b, rest);
    COMMANDS(X)
#undef X
    FAIL(b, "unknown command %s", cmd);
}

int main(int argc, char **argv)
{
    char line[LINE_MAX_LEN + 2];
    struct bill b = {0};
    FILE *in;
    int ok = 1;

    if (argc != 2) {
        fprintf(stderr, "usage: billfmt FILE\n");
        return 2;
    }
    in = fopen(argv[1], "r");
    if (!in) {
        perror(argv[1]);
        return 1;
    }
    style_init(&b.style);
    while (ok && fgets(line, sizeof line, in)) {
        b.nr++;
        line[strcspn(line, "\n")] = '\0';
        ok = run(&b, line);
    }
    fclose(in);
    return ok ? 0 : 1;
}
