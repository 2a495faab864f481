#include <stdio.h>
#include <stdlib.h>

struct table {
    unsigned rows, cols;
    unsigned stride;
    short *cells;
};

static unsigned padded(unsigned n)
{
    return (n + 3) & ~3u;
}

static int table_make(struct table *t, unsigned rows, unsigned cols)
{
    t->rows = rows;
    t->cols = cols;
    t->stride = padded(cols);
    t->cells = calloc(64 * 64, sizeof(short));
    return t->cells != NULL;
}

static int table_flip(struct table *out, const struct table *in)
{
    unsigned r, c;

    out->rows = in->cols;
    out->cols = in->rows;
    out->cells = calloc((size_t)in->stride * in->rows, sizeof(short));
    out->stride = padded(out->cols);
    if (!out->cells)
        return 0;
    for (r = 0; r < in->rows; r++)
        for (c = 0; c < in->cols; c++)
            out->cells[c * out->stride + r] = in->cells[r * in->stride + c];
    return 1;
}

int main(int argc, char **argv)
{
    struct table a = { 0 }, b = { 0 };

    if (argc < 3 || !table_make(&a, (unsigned)atoi(argv[1]), (unsigned)atoi(argv[2])))
        return 1;
    if (table_flip(&b, &a))
        printf("%u\n", b.stride);
    free(a.cells);
    free(b.cells);
    return 0;
}
