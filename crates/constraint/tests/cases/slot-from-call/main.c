#include <stdlib.h>

struct board {
    int *cells;
    int ncells;
};

static int *cell(const struct board *b, int at)
{
    return b->cells + at;
}

static int put(struct board *b, int at, int value)
{
    if (value == 0)
        return -1;
    *cell(b, at) = value;
    return 0;
}

int main(void)
{
    struct board b = {calloc(4, sizeof(int)), 4};
    int result = put(&b, 4, 7);

    free(b.cells);
    return result;
}
