#include <stdio.h>
#include <stdlib.h>

#define CHECK(cond) do { if (!(cond)) return -1; } while (0)

struct head { int rows; int cols; int depth; };

static int read_head(struct head *h, char **argv)
{
    h->rows = atoi(argv[1]);
    h->cols = atoi(argv[2]);
    h->depth = 8;
    CHECK(h->rows > 0);
    return 0;
}

static int per_col(const struct head *h, int total)
{
    return total / h->cols;
}

int main(int argc, char **argv)
{
    struct head h;

    if (argc < 3 || read_head(&h, argv) != 0)
        return 1;
    printf("%d %d\n", 100 / h.depth, per_col(&h, 100));
    return 0;
}
