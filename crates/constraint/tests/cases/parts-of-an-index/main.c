#include <stdio.h>
#include <stdlib.h>

struct board { int rows, columns; char *cell; };

static int put(struct board *b, int row, int column, char c)
{
    if (row >= b->rows || column >= b->columns)
        return -1;
    b->cell[row * b->columns + column] = c;
    return 0;
}

static int get(const struct board *b, int row, int column)
{
    if (row < 0 || row >= b->rows || column < 0 || column >= b->columns)
        return -1;
    return b->cell[row * b->columns + column];
}

int main(int argc, char **argv)
{
    struct board b = { 4, 4, calloc(4, 4) };

    (void)argv;
    if (b.cell == NULL)
        return 1;
    put(&b, 1, 1, 'x');
    put(&b, -argc, 2, 'y');
    printf("%d\n", get(&b, 1, 1));
    free(b.cell);
    return 0;
}
