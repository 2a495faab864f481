#ifndef RLE_H
#define RLE_H

#include "grid.h"

/* Lays a run-length pattern ("bo$2bo$3o!") on g with its corner at x, y. */
const char *rle_place(Grid *g, const char *s, uint32_t x, uint32_t y);

/* Writes the grid as such a pattern. */
void rle_write(const Grid *g);

#endif
