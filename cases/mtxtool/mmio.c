/* Matrix Market files, coordinate and array form. */
#include "mtx.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define LINE_LEN 256

struct header {
    enum mtx_kind kind;
    int array;
    int pattern;
};

struct input {
    FILE *f;
    int line;
    char text[LINE_LEN];
};

/* The next line that is neither empty nor a comment. */
static char *next_line(struct input *in)
{
    while (fgets(in->text, sizeof in->text, in->f)) {
        char *p = in->text;

        in->line++;
        while (isspace((unsigned char)*p))
            p++;
        if (*p != '\0' && *p != '%')
            return p;
    }
    return NULL;
}

static int fail(char *err, const struct input *in, const char *what)
{
    snprintf(err, 80, "line %d: %s", in->line, what);
    return -1;
}

static int parse_int(char **p, int low, int *out)
{
    char *end;
    long n;

    errno = 0;
    n = strtol(*p, &end, 10);
    if (end == *p || errno != 0 || n < low || n > INT_MAX)
        return -1;
    *out = (int)n;
    *p = end;
    return 0;
}

static int parse_double(char **p, double *out)
{
    char *end;

    *out = strtod(*p, &end);
    if (end == *p)
        return -1;
    *p = end;
    return 0;
}

static int read_banner(struct header *h, struct input *in, char *err)
{
    char form[16], field[16], sym[20];

    if (!fgets(in->text, sizeof in->text, in->f))
        return fail(err, in, "empty file");
    in->line = 1;
    if (sscanf(in->text, "%%%%MatrixMarket matrix %15s %15s %19s", form, field, sym) != 3)
        return fail(err, in, "no banner");
    h->array = strcmp(form, "array") == 0;
    if (!h->array && strcmp(form, "coordinate") != 0)
        return fail(err, in, "unknown form");
    h->pattern = strcmp(field, "pattern") == 0;
    if (!h->pattern && strcmp(field, "real") != 0 && strcmp(field, "integer") != 0)
        return fail(err, in, "unknown field");
    if (h->pattern && h->array)
        return fail(err, in, "array of pattern");
    if (strcmp(sym, "general") == 0)
        h->kind = MTX_GENERAL;
    else if (strcmp(sym, "symmetric") == 0)
        h->kind = MTX_SYMMETRIC;
    else if (strcmp(sym, "skew-symmetric") == 0)
        h->kind = MTX_SKEW;
    else
        return fail(err, in, "unknown symmetry");
    return 0;
}

static void store(mtx_t *m, enum mtx_kind kind, int r, int c, double v)
{
    MTX_AT(m, r, c) += v;
    if (kind != MTX_GENERAL && r != c)
        MTX_AT(m, c, r) += kind == MTX_SKEW ? -v : v;
}

static int read_entries(mtx_t *m, const struct header *h, struct input *in, int nnz, char *err)
{
    char *p;
    double v;
    int r, c;

    while (nnz-- > 0) {
        p = next_line(in);
        if (p == NULL)
            return fail(err, in, "entries missing");
        if (parse_int(&p, 1, &r) < 0 || parse_int(&p, 1, &c) < 0)
            return fail(err, in, "bad entry");
        if (r > m->rows || c > m->cols)
            return fail(err, in, "entry outside of the matrix");
        v = 1.0;
        if (!h->pattern && parse_double(&p, &v) < 0)
            return fail(err, in, "bad value");
        store(m, h->kind, r - 1, c - 1, v);
    }
    return 0;
}

/* Array form goes column by column, from the diagonal down if symmetric. */
static int read_array(mtx_t *m, const struct header *h, struct input *in, char *err)
{
    char *p;
    double v;
    int r, c;

    for (c = 0; c < m->cols; c++) {
        r = h->kind == MTX_GENERAL ? 0 : h->kind == MTX_SYMMETRIC ? c : c + 1;
        for (; r < m->rows; r++) {
            p = next_line(in);
            if (p == NULL)
                return fail(err, in, "values missing");
            if (parse_double(&p, &v) < 0)
                return fail(err, in, "bad value");
            store(m, h->kind, r, c, v);
        }
    }
    return 0;
}

int mtx_read(mtx_t *m, FILE *f, char *err)
{
    struct input in = { f, 0, "" };
    struct header h;
    int rows, cols, nnz = 0, rc;
    char *p;

    if (read_banner(&h, &in, err) < 0)
        return -1;
    p = next_line(&in);
    if (p == NULL || parse_int(&p, 1, &rows) < 0 || parse_int(&p, 1, &cols) < 0)
        return fail(err, &in, "bad size");
    if (!h.array && parse_int(&p, 0, &nnz) < 0)
        return fail(err, &in, "bad size");
    if (h.kind != MTX_GENERAL && rows != cols)
        return fail(err, &in, "symmetric but not square");
    if (mtx_alloc(m, rows, cols) < 0)
        return fail(err, &in, "matrix too large");

    rc = h.array ? read_array(m, &h, &in, err) : read_entries(m, &h, &in, nnz, err);
    if (rc < 0)
        mtx_free(m);
    return rc;
}
