#ifndef GRID_H
#define GRID_H

#include <stddef.h>
#include <stdint.h>

/*
 * A grid of cells, one bit each, rows padded to whole bytes.
 */
typedef struct grid {
	unsigned w, h;
	size_t   pitch;        /* bytes from one row to the next */
	uint8_t *bits;
} grid;

#define ROW_BYTES(n)      (((size_t)(n) + 7) / 8)
#define GRID_BYTES(g)     ((g)->pitch * (g)->h)
#define CELL_BYTE(g,x,y)  ((g)->bits[(size_t)(y) * (g)->pitch + ((x) >> 3)])
#define CELL_MASK(x)      (0x80u >> ((x) & 7))

#define GRID_GET(g,x,y)   ((CELL_BYTE(g,x,y) & CELL_MASK(x)) != 0)
#define GRID_SET(g,x,y)   (CELL_BYTE(g,x,y) |= (uint8_t)CELL_MASK(x))

#define EACH_ROW(g,y)     for (unsigned y = 0; y < (g)->h; y++)
#define EACH_CELL(g,x,y)  EACH_ROW(g,y) for (unsigned x = 0; x < (g)->w; x++)

int   grid_make(grid *g, unsigned w, unsigned h);
int   grid_turn(grid *to, const grid *from);
void  grid_drop(grid *g);

#endif
