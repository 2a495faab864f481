#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grid.h"

const char *grid_error(int e)
{
    static const char *const text[] = {
        [GRID_OK] = "ok",
        [GRID_EZERO] = "grid has no cells",
        [GRID_EBIG] = "grid too large",
        [GRID_EMEM] = "out of memory",
    };
    return text[e];
}

int grid_new(Grid *g, uint32_t w, uint32_t h)
{
    g->cell = NULL;
    g->w = g->h = 0;
    if (w == 0 || h == 0)
        return GRID_EZERO;
    if (w > MAX_SIDE || h > MAX_SIDE || CELLS(w, h) > MAX_CELLS)
        return GRID_EBIG;
    g->cell = calloc(CELLS(w, h), 1);
    if (EMPTY(g))
        return GRID_EMEM;
    g->w = w;
    g->h = h;
    return GRID_OK;
}

void grid_free(Grid *g)
{
    free(g->cell);
    g->cell = NULL;
    g->w = g->h = 0;
}

/* Keeps what lies in the common upper left part. */
int grid_resize(Grid *g, uint32_t w, uint32_t h)
{
    Grid n;
    uint32_t y;
    int e = grid_new(&n, w, h);

    if (e != GRID_OK)
        return e;
    for (y = 0; y < MIN(g->h, h); y++)
        memcpy(&CELL(&n, 0, y), &CELL(g, 0, y), MIN(g->w, w));
    grid_free(g);
    *g = n;
    return GRID_OK;
}

static unsigned neighbours(const Grid *g, uint32_t x, uint32_t y)
{
    uint32_t x0 = x ? x - 1 : 0, x1 = x + 1 < g->w ? x + 1 : x;
    uint32_t y0 = y ? y - 1 : 0, y1 = y + 1 < g->h ? y + 1 : y;
    uint32_t i, j;
    unsigned n = 0;

    for (j = y0; j <= y1; j++)
        for (i = x0; i <= x1; i++)
            n += CELL(g, i, j);
    return n - CELL(g, x, y);
}

int grid_step(Grid *g, unsigned birth, unsigned survive)
{
    Grid n;
    uint32_t x, y;
    int e = grid_new(&n, g->w, g->h);

    if (e != GRID_OK)
        return e;
    FOR_CELLS(g, x, y) {
        unsigned bit = 1u << neighbours(g, x, y);
        CELL(&n, x, y) = ((CELL(g, x, y) ? survive : birth) & bit) != 0;
    }
    grid_free(g);
    *g = n;
    return GRID_OK;
}

size_t grid_count(const Grid *g)
{
    size_t n = 0;
    uint32_t x, y;

    FOR_CELLS(g, x, y)
        n += CELL(g, x, y);
    return n;
}

void grid_show(const Grid *g)
{
    uint32_t x, y;

    for (y = 0; y < g->h; y++) {
        for (x = 0; x < g->w; x++)
            putchar(CELL(g, x, y) ? '#' : '.');
        putchar('\n');
    }
}
