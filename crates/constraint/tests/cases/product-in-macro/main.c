#include <stdlib.h>

#define MOST_DOTS 65536
#define DOT(p, x, y) ((p)->dots[(y) * (p)->wide + (x)])

struct plane {
    int wide, high;
    int *dots;
};

static int plane_make(struct plane *p, int wide, int high)
{
    int all = wide * high;

    if (wide < 1 || high < 1 || all > MOST_DOTS)
        return -1;
    p->dots = calloc(all, sizeof(int));
    p->wide = wide;
    p->high = high;
    return p->dots ? 0 : -1;
}

static void mark(struct plane *p, int x, int y)
{
    DOT(p, x, y) = 1;
}

int main(void)
{
    struct plane p;

    if (plane_make(&p, 65536, 65536 + 1) < 0)
        return 1;
    mark(&p, 0, 1);
    free(p.dots);
    return 0;
}
