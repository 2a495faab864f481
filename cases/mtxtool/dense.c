#include "mtx.h"

#include <math.h>
#include <stdlib.h>

int mtx_alloc(mtx_t *m, int rows, int cols)
{
    int cells = rows * cols;

    m->v = NULL;
    if (rows <= 0 || cols <= 0 || cells < 0 || cells > MTX_MAX_CELLS)
        return -1;
    m->v = calloc(cells, sizeof(double));
    if (m->v == NULL)
        return -1;
    m->rows = rows;
    m->cols = cols;
    return 0;
}

void mtx_free(mtx_t *m)
{
    free(m->v);
    m->v = NULL;
}

int mtx_transpose(mtx_t *out, const mtx_t *in)
{
    int r, c;

    if (mtx_alloc(out, in->cols, in->rows) < 0)
        return -1;
    for (r = 0; r < in->rows; r++)
        for (c = 0; c < in->cols; c++)
            MTX_AT(out, c, r) = MTX_AT(in, r, c);
    return 0;
}

int mtx_multiply(mtx_t *out, const mtx_t *a, const mtx_t *b)
{
    int r, c, k;

    if (a->cols != b->rows || mtx_alloc(out, a->rows, b->cols) < 0)
        return -1;
    for (r = 0; r < a->rows; r++)
        for (k = 0; k < a->cols; k++) {
            double x = MTX_AT(a, r, k);

            if (x == 0.0)
                continue;
            for (c = 0; c < b->cols; c++)
                MTX_AT(out, r, c) += x * MTX_AT(b, k, c);
        }
    return 0;
}

double mtx_trace(const mtx_t *m)
{
    double sum = 0.0;
    int i;

    for (i = 0; i < m->rows && i < m->cols; i++)
        sum += MTX_AT(m, i, i);
    return sum;
}

/* The largest sum of a column. */
double mtx_norm1(const mtx_t *m)
{
    double best = 0.0;
    int r, c;

    for (c = 0; c < m->cols; c++) {
        double sum = 0.0;

        for (r = 0; r < m->rows; r++)
            sum += fabs(MTX_AT(m, r, c));
        if (sum > best)
            best = sum;
    }
    return best;
}

int mtx_is_symmetric(const mtx_t *m)
{
    int r, c;

    if (m->rows != m->cols)
        return 0;
    for (r = 0; r < m->rows; r++)
        for (c = 0; c < r; c++)
            if (MTX_AT(m, r, c) != MTX_AT(m, c, r))
                return 0;
    return 1;
}
