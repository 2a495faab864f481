#include "mtx.h"

#include <stdlib.h>

static int show_gram(const mtx_t *m)
{
    mtx_t t, g;

    if (mtx_transpose(&t, m) < 0)
        return -1;
    if (mtx_multiply(&g, &t, m) < 0) {
        mtx_free(&t);
        printf("gram: too large\n");
        return 0;
    }
    printf("gram: %d x %d, trace %g, norm %g\n", g.rows, g.cols, mtx_trace(&g), mtx_norm1(&g));
    mtx_free(&g);
    mtx_free(&t);
    return 0;
}

int main(int argc, char **argv)
{
    char err[80];
    mtx_t m;
    FILE *f;
    int rc;

    if (argc != 2 || (f = fopen(argv[1], "r")) == NULL) {
        fprintf(stderr, "usage: mtxtool FILE\n");
        return 2;
    }
    rc = mtx_read(&m, f, err);
    fclose(f);
    if (rc < 0) {
        printf("mtxtool: %s\n", err);
        return 1;
    }
    printf("%d x %d, trace %g, norm %g%s\n", m.rows, m.cols, mtx_trace(&m), mtx_norm1(&m),
           mtx_is_symmetric(&m) ? ", symmetric" : "");
    if (m.cols <= 64)
        rc = show_gram(&m);
    mtx_free(&m);
    return rc < 0;
}
