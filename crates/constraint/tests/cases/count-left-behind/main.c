#include <stdio.h>
#include <stdlib.h>

struct sheet {
    int columns, rows, capacity;
    int *cells;
};

static struct sheet *sheet_new(int columns, int rows)
{
    struct sheet *sheet = malloc(sizeof *sheet);

    if (!sheet)
        return NULL;
    sheet->columns = columns;
    sheet->rows = rows;
    sheet->cells = calloc((size_t)columns * (size_t)rows, sizeof *sheet->cells);
    if (!sheet->cells) {
        free(sheet);
        return NULL;
    }
    return sheet;
}

/* Rows are dropped from the top. */
static void sheet_scroll(struct sheet *sheet)
{
    if (sheet->rows > 0)
        sheet->rows--;
    sheet->cells = sheet->cells + sheet->columns;
}

static int sheet_cut(struct sheet *sheet, int rows)
{
    int columns = sheet->columns;
    int *cells = realloc(sheet->cells, (size_t)columns * (size_t)rows * sizeof *cells);

    if (!cells)
        return -1;
    sheet->cells = cells;
    return 0;
}

static long sheet_sum(const struct sheet *sheet)
{
    long sum = 0;

    for (int row = 0; row < sheet->rows; row++)
        for (int column = 0; column < sheet->columns; column++)
            sum += sheet->cells[row * sheet->columns + column];
    return sum;
}

int main(int argc, char **argv)
{
    struct sheet *sheet = sheet_new(4, 8);
    int failed = 1;

    if (sheet && argc == 2 && sheet_cut(sheet, atoi(argv[1])) == 0) {
        printf("%ld\n", sheet_sum(sheet));
        failed = 0;
    }
    if (sheet)
        sheet_scroll(sheet);
    free(sheet);
    return failed;
}
