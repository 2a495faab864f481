#include <stdio.h>
#include <stdlib.h>

struct map {
    unsigned width;
    unsigned cell;
};

struct page {
    struct map *map;
};

struct grid {
    unsigned columns;
};

static void lay_out(struct grid *g, const struct page *p)
{
    g->columns = p->map->width / p->map->cell;
}

static unsigned column(const struct grid *g, unsigned at)
{
    return at % g->columns;
}

static int read_page(struct page *made, char **argv)
{
    made->map = malloc(sizeof *made->map);
    if (!made->map)
        return -1;
    made->map->width = (unsigned)strtoul(argv[1], NULL, 10);
    made->map->cell = (unsigned)strtoul(argv[2], NULL, 10);
    if (made->map->cell == 0)
        return -1;
    return 0;
}

int main(int argc, char **argv)
{
    struct page page;
    struct grid grid;

    if (argc != 3 || read_page(&page, argv) != 0)
        return 1;
    lay_out(&grid, &page);
    printf("%u\n", column(&grid, 7));
    free(page.map);
    return 0;
}
