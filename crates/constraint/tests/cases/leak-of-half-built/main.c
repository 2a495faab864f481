#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct grid {
    int width, height;
    char *name;
    unsigned char *cells;
};

static void grid_free(struct grid *grid)
{
    free(grid->name);
    free(grid->cells);
    free(grid);
}

static struct grid *grid_new(const char *name, int width, int height)
{
    struct grid *grid = calloc(1, sizeof *grid);

    if (grid == NULL)
        return NULL;
    grid->width = width;
    grid->height = height;
    grid->name = strdup(name);
    if (width <= 0 || height <= 0 || width > 1000 || height > 1000)
        return NULL;
    grid->cells = calloc((size_t)width, (size_t)height);
    if (grid->cells == NULL) {
        grid_free(grid);
        return NULL;
    }
    return grid;
}

int main(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        struct grid *grid = grid_new("main", atoi(argv[i]), 4);
        if (grid == NULL) {
            fputs("no grid\n", stderr);
            continue;
        }
        printf("%d\n", grid->width * grid->height);
        grid_free(grid);
    }
    return 0;
}
