#include <stdio.h>
#include <stdlib.h>

struct stack {
    int *cells;
    int depth;
    int room;
};

static void more(struct stack *s)
{
    s->room = s->room ? s->room * 2 : 4;
    s->cells = realloc(s->cells, (size_t)s->room * sizeof *s->cells);
    if (!s->cells)
        abort();
}

static void push(struct stack *stack, int value)
{
    if (stack->depth == stack->room)
        more(stack);
    stack->cells[stack->depth++] = value;
}

/* A copy of the top, on top. */
static void dup(struct stack *s)
{
    const int *top = s->cells + s->depth - 1;

    s->cells[s->depth] = *top;
    s->depth++;
}

int main(int argc, char **argv)
{
    struct stack s = { 0 };
    int i;

    for (i = 1; i < argc; i++)
        push(&s, atoi(argv[i]));
    if (s.depth > 0)
        dup(&s);
    printf("%d\n", s.depth);
    free(s.cells);
    return 0;
}
