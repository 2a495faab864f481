#include <stdio.h>
#include <string.h>

#define BAD_INPUT (-2)

struct text {
    const char *at;
};

struct sum {
    long total;
    int groups;
};

typedef int (*reader)(struct text *, struct sum *);

static int read_group(struct text *t, struct sum *s);

static int read_one(struct text *t, struct sum *s)
{
    if (*t->at < '0' || *t->at > '9')
        return BAD_INPUT;
    s->total += *t->at++ - '0';
    return 0;
}

static int read_below(struct text *t, struct sum *s)
{
    struct sum below;
    int err;

    memset(&below, 0, sizeof(below));
    t->at++;
    err = read_group(t, &below);
    if (err)
        return err;
    s->total += below.total;
    s->groups += below.groups + 1;
    t->at += *t->at == ')';
    return 0;
}

static reader reader_of(char c)
{
    return c == '(' ? read_below : read_one;
}

static int read_group(struct text *t, struct sum *s)
{
    while (*t->at != '\0' && *t->at != ')') {
        int err = reader_of(*t->at)(t, s);

        if (err)
            return err;
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct text t = { argc > 1 ? argv[1] : "1" };
    struct sum s;

    memset(&s, 0, sizeof(s));
    if (read_group(&t, &s))
        return 1;
    printf("%ld in %d groups\n", s.total, s.groups);
    return 0;
}
