#include <stdlib.h>

struct style {
    int width;
    char name[8];
};

struct shape {
    int x, y;
    int style;
};

struct page {
    struct style *styles;
    int nstyles;
};

static struct shape *shape_new(int x, int y)
{
    struct shape *s = malloc(sizeof(*s));

    if (!s)
        return NULL;
    s->x = x;
    s->y = y;
    return s;
}

static int style_width(const struct page *p, int style)
{
    const struct style *st = &p->styles[style];

    return st->width;
}

static int shape_draw(const struct page *p, const struct shape *s)
{
    return s->x + style_width(p, s->style);
}

int main(void)
{
    struct page p = {calloc(2, sizeof(struct style)), 2};
    struct shape *s = shape_new(1, 2);
    int drawn = shape_draw(&p, s);

    free(s);
    free(p.styles);
    return drawn;
}
