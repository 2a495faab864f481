#include <stdlib.h>

#define COLUMNS 10

enum result { RES_OK, RES_SYNTAX, RES_RANGE };

struct cursor {
    int column, len;
    char line[COLUMNS];
};

static enum result go_to(struct cursor *c, int n)
{
    if (n < 0 || n >= c->len)
        return RES_RANGE;
    c->column = n;
    return RES_OK;
}

static enum result go_by(struct cursor *c, int columns)
{
    c->column += columns;
    return RES_OK;
}

static void put(struct cursor *c, char what)
{
    c->line[c->column] = what;
}

int main(void)
{
    struct cursor *c = calloc(1, sizeof *c);
    c->len = COLUMNS;
    if (go_to(c, 4) != RES_OK || go_by(c, 12) != RES_OK)
        return 1;
    put(c, 'x');
    free(c);
    return 0;
}
