#include "grid.h"

#include <stdlib.h>

int grid_make(grid *g, unsigned w, unsigned h)
{
	g->w = w;
	g->h = h;
	g->pitch = ROW_BYTES(w);
	g->bits = calloc(GRID_BYTES(g), 1);
	return g->bits != NULL;
}

/* A quarter turn: what went across goes down. It has as many cells as before. */
int grid_turn(grid *to, const grid *from)
{
	to->w = from->h;
	to->h = from->w;
	to->bits = calloc(GRID_BYTES(from), 1);
	to->pitch = ROW_BYTES(to->w);
	if (!to->bits)
		return 0;
	EACH_CELL(from, x, y)
		if (GRID_GET(from, x, y))
			GRID_SET(to, y, x);
	return 1;
}

void grid_drop(grid *g)
{
	free(g->bits);
	g->bits = NULL;
}
