#ifndef MTX_H
#define MTX_H

#include <stdio.h>

#define MTX_MAX_CELLS  (1 << 20)

enum mtx_kind { MTX_GENERAL, MTX_SYMMETRIC, MTX_SKEW };

/* A dense matrix, row by row. */
typedef struct {
    int rows;
    int cols;
    double *v;
} mtx_t;

#define MTX_AT(m, r, c)  ((m)->v[(r) * (m)->cols + (c)])

int mtx_alloc(mtx_t *m, int rows, int cols);
void mtx_free(mtx_t *m);
int mtx_transpose(mtx_t *out, const mtx_t *in);
int mtx_multiply(mtx_t *out, const mtx_t *a, const mtx_t *b);
double mtx_trace(const mtx_t *m);
double mtx_norm1(const mtx_t *m);
int mtx_is_symmetric(const mtx_t *m);

/* 0, or -1 with a message in err (at least 80 bytes) */
int mtx_read(mtx_t *m, FILE *f, char *err);

#endif
