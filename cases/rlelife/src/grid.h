#ifndef GRID_H
#define GRID_H

#include <stddef.h>
#include <stdint.h>

#define MAX_SIDE  (1u << 20)
#define MAX_CELLS (1u << 20)

typedef struct {
    uint32_t w, h;
    uint8_t *cell;               /* w * h, row by row */
} Grid;

#define CELLS(w, h)       ((w) * (h))
#define INDEX(g, x, y)    ((size_t)(y) * (g)->w + (x))
#define CELL(g, x, y)     ((g)->cell[INDEX(g, x, y)])
#define EMPTY(g)          ((g)->cell == NULL)
#define INSIDE(g, x, y)   ((x) < (g)->w && (y) < (g)->h)
#define MIN(a, b)         ((a) < (b) ? (a) : (b))
#define FOR_CELLS(g, x, y) \
    for ((y) = 0; (y) < (g)->h; (y)++) \
        for ((x) = 0; (x) < (g)->w; (x)++)

enum { GRID_OK, GRID_EZERO, GRID_EBIG, GRID_EMEM };

int grid_new(Grid *g, uint32_t w, uint32_t h);
void grid_free(Grid *g);
int grid_resize(Grid *g, uint32_t w, uint32_t h);
int grid_step(Grid *g, unsigned birth, unsigned survive);
size_t grid_count(const Grid *g);
void grid_show(const Grid *g);
const char *grid_error(int e);

#endif
