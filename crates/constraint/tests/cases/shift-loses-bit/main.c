#include <stdio.h>
#include <stdlib.h>

#define TILE_MIN 256u

struct map {
    unsigned scale;
    unsigned tile;
    unsigned tiles;
};

static int map_open(struct map *m, const char *text)
{
    m->scale = (unsigned)atoi(text);
    if (m->scale == 0)
        return -1;
    return 0;
}

static void map_cut(struct map *m, unsigned width)
{
    m->tile = TILE_MIN << m->scale;
    m->tiles = width / m->tile;
}

int main(int argc, char **argv)
{
    struct map m;

    if (argc < 2 || map_open(&m, argv[1]) != 0)
        return 1;
    map_cut(&m, 100000);
    printf("%u\n", m.tiles);
    return 0;
}
