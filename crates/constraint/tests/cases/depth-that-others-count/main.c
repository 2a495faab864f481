#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_CALLS 200

struct state {
    int calls;
};

struct parser {
    struct state *state;
    const char *at;
};

static void fail(struct parser *p, const char *what)
{
    printf("%s at %.10s\n", what, p->at);
    exit(1);
}

static void enter(struct parser *p)
{
    struct state *s = p->state;

    ++s->calls;
    if (s->calls > MOST_CALLS)
        fail(p, "too deep");
}

#define leave(p) ((p)->state->calls--)

static int sum(struct parser *p);

static int term(struct parser *p)
{
    int value;

    switch (*p->at) {
    case '(':
        p->at++;
        value = sum(p);
        if (*p->at != ')')
            fail(p, "no end");
        p->at++;
        return value;
    default:
        if (*p->at < '0' || *p->at > '9')
            fail(p, "no number");
        return *p->at++ - '0';
    }
}

static int sum(struct parser *p)
{
    int value;

    if (*p->at == '-') {
        p->at++;
        value = -sum(p);
    } else {
        value = term(p);
    }
    while (*p->at == '+') {
        p->at++;
        value += term(p);
    }
    return value;
}

static void statement(struct parser *p)
{
    enter(p);
    if (*p->at == '{') {
        p->at++;
        while (*p->at && *p->at != '}')
            statement(p);
        if (*p->at)
            p->at++;
    } else {
        printf("%d\n", sum(p));
        if (*p->at == ';')
            p->at++;
    }
    leave(p);
}

int main(void)
{
    struct state state = { 0 };
    char *text = malloc(2000001);
    struct parser p = { &state, text };

    memset(text, '(', 2000000);
    text[2000000] = '\0';
    statement(&p);
    return 0;
}
