#ifndef DRAFT_H
#define DRAFT_H

#include <stdio.h>

#include "grid.h"

/*
 * A weaving draft. Every end (warp thread) hangs on one shaft, every pick (weft thread)
 * is made with one treadle, and the tie-up says which shafts a treadle lifts.
 */
enum { MAX_SHAFTS = 16, MAX_TREADLES = 16, MAX_THREADS = 400 };

typedef struct draft {
	unsigned ends, picks;
	uint8_t  threading[MAX_THREADS];    /* shaft of each end, from 1 */
	uint8_t  treadling[MAX_THREADS];    /* treadle of each pick, from 1 */
	uint16_t tieup[MAX_TREADLES + 1];   /* bit s is set: shaft s is lifted */
	unsigned shafts, treadles;
	char     problem[80];
} draft;

int draft_read(draft *d, FILE *in);
int draft_drawdown(const draft *d, grid *g);

/* The longest run of cells of one colour along the rows. */
unsigned longest_float(const grid *g, unsigned *row);

#endif
