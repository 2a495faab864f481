#include <stdio.h>
#include <string.h>

struct span {
    const char *text;
    unsigned size;
};

struct page {
    struct span parts[3];
    unsigned count;
};

/* The part of that number. */
static const struct span *part(const struct page *p, unsigned n)
{
    if (n >= p->count)
        return NULL;
    return &p->parts[n];
}

/* The first that is not empty; who asks for it knows that there may be none. */
static const struct span *filled(const struct page *p)
{
    unsigned i;

    for (i = 0; i < p->count; i++)
        if (p->parts[i].size > 0)
            return &p->parts[i];
    return NULL;
}

static void show(const struct page *p, unsigned n)
{
    const struct span *s = part(p, n);
    unsigned i;

    for (i = 0; i < s->size; i++)
        putchar(s->text[i]);
    putchar('\n');
}

static unsigned both(const struct page *p, unsigned a, unsigned b)
{
    const struct span *one = part(p, a);
    const struct span *other = part(p, b);

    return one->size + other->size;
}

int main(void)
{
    struct page p = { { { "one", 3 }, { "two", 3 } }, 2 };
    const struct span *first = filled(&p);

    if (first == NULL)
        return 1;
    show(&p, 2);
    return both(&p, 0, 1) == 6;
}
