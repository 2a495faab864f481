#include <stdlib.h>
#include <string.h>
#include "qscan.h"

void
bits_init(struct bits *b, const unsigned char *p, long n)
{
	b->p = p;
	b->end = p + n;
	b->acc = 0;
	b->n = 0;
}

/* the next n (up to 16) bits, or -1 */
int
bits_get(struct bits *b, int n)
{
	while (b->n < n) {
		if (b->p == b->end)
			return -1;
		b->acc = (b->acc & 0xffff) << 8 | *b->p++;
		b->n += 8;
	}
	b->n -= n;
	return b->acc >> b->n & ((1u << n) - 1);
}

/* signed Exp-Golomb code, up to 15 leading zeros */
int
bits_golomb(struct bits *b, int *v)
{
	int z, k, u;

	for (z = 0; (k = bits_get(b, 1)) == 0; z++)
		if (z == 15)
			return -1;
	if (k < 0)
		return -1;
	if ((k = bits_get(b, z)) < 0)
		return -1;
	u = (1 << z) - 1 + k;
	*v = u & 1 ? (u + 1) / 2 : -(u / 2);
	return 0;
}

/* a block is a count (7 bits) and so many coefficients in order */
static int
read_block(struct bits *b, int *coef)
{
	int i, n;

	memset(coef, 0, BLOCK * sizeof *coef);
	n = bits_get(b, 7);
	if (n < 0)
		return E_TRUNC;
	if (n > BLOCK)
		return E_RANGE;
	for (i = 0; i < n; i++)
		if (bits_golomb(b, &coef[i]) < 0)
			return E_TRUNC;
	return 0;
}

static void
dequant(struct comp *c, const int *coef)
{
	const unsigned short *q = qtab + c->tq * BLOCK;
	int i;

	for (i = 0; i < BLOCK; i++) {
		if (coef[i] == 0)
			continue;
		c->nonzero++;
		c->sum += labs((long)coef[i] * q[i]);
	}
	c->blocks++;
}

/* interleaved: one block of every component in turn, until the data ends */
int
scan(const unsigned char *p, long n, const int *order, int norder)
{
	struct bits b;
	int coef[BLOCK];
	int i, r, nb;

	bits_init(&b, p, n);
	nb = bits_get(&b, 16);
	if (nb < 0)
		return E_TRUNC;
	if (nb > MAXBLOCKS)
		return E_RANGE;
	while (nb-- > 0)
		for (i = 0; i < norder; i++) {
			if ((r = read_block(&b, coef)) < 0)
				return r;
			dequant(&img.comp[order[i]], coef);
		}
	return 0;
}
