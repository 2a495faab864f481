#include <stdio.h>
#include <stdlib.h>

struct row {
    size_t len;
    int *cells;
};

static int total(const struct row *row)
{
    int sum = 0;

    for (size_t i = 0; i <= row->len; i++)
        sum += row->cells[i];
    return sum;
}

/* Counts from one on purpose. */
static int stars(int n)
{
    int printed = 0;

    for (int i = 1; i <= n; i++)
        printed += putchar('*') == '*';
    return printed;
}

int main(void)
{
    struct row row = { 3, calloc(3, sizeof(int)) };
    int sum = total(&row) + stars(2);

    free(row.cells);
    return sum;
}
