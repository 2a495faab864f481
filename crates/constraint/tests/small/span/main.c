/* Prints the cells of a span; a span may begin anywhere in the row and its end is checked by those who make it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    int width, used;
    int *cells;
};

static int fits(const struct row *row, int first, int length)
{
    return first >= 0 && length >= 0 && first + length <= row->width;
}

static void fill(struct row *row, int first, int length)
{
    if (first < 0 || first + length > row->used)
        return;
    for (int i = 0; i < length; i++)
        row->cells[first + i] = i;
}

static void show(const struct row *row, int first, int length)
{
    if (!fits(row, first, length))
        return;
    for (int i = 0; i < length; i++)
        printf("%d\n", row->cells[first + i]);
}

int main(int argc, char **argv)
{
    struct row row = {12, 8, calloc(8, sizeof(int))};

    if (argc < 3 || !row.cells)
        return 2;
    fill(&row, 0, 4);
    show(&row, atoi(argv[1]), atoi(argv[2]));
    free(row.cells);
    return 0;
}
