#include <stdio.h>
#include <stdlib.h>
#define DEPTH 16
struct vm { long *stack; int sp; const char *err; };
static int fail(struct vm *v, const char *msg)
{
    v->err = msg;
    return -1;
}
static int push(struct vm *v, long n)
{
    if (v->sp == DEPTH)
        return fail(v, "stack full");
    v->stack[v->sp++] = n;
    return 0;
}
static long pop(struct vm *v)
{
    return v->stack[--v->sp];
}
static int step(struct vm *v, char op)
{
    long a, b;

    switch (op) {
    case '+':
        if (v->sp < 2)
            return fail(v, "stack empty");
        b = pop(v);
        a = pop(v);
        return push(v, a + b);
    case '-':
        b = pop(v);
        a = pop(v);
        return push(v, a - b);
    case '.':
        if (v->sp < 1)
            return fail(v, "stack empty");
        printf("%ld\n", pop(v));
        return 0;
    default:
        if (op < '0' || op > '9')
            return fail(v, "bad word");
        return push(v, op - '0');
    }
}
int main(int argc, char **argv)
{
    struct vm v = { calloc(DEPTH, sizeof(long)), 0, NULL };
    const char *p = argc > 1 ? argv[1] : "1-";
    if (!v.stack)
        return 1;
    for (; *p; p++)
        if (step(&v, *p) < 0) {
            fprintf(stderr, "%s\n", v.err);
            break;
        }
    free(v.stack);
    return v.err != NULL;
}
