#include <stdlib.h>

#define DEPTH 4

struct stack {
    int top;
    int values[DEPTH];
};

static int push(struct stack *s, int value)
{
    if (s->top >= DEPTH)
        return -1;
    s->top++;
    s->values[s->top] = value;
    return 0;
}

int main(void)
{
    struct stack *s = calloc(1, sizeof *s);
    int failed = 0;

    for (int i = 0; i < 4; i++)
        failed |= push(s, i);
    free(s);
    return failed;
}
