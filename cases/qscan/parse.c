#include <stdio.h>
#include <string.h>
#include "qscan.h"

struct image img;
unsigned char qseen[NQUANT];
unsigned short qtab[NQUANT * BLOCK];

#define W(p)	((p)[0] << 8 | (p)[1])

static int
dqt(const unsigned char *p, long n)
{
	int id, wide, i;
	unsigned short *q;

	while (n > 0) {
		id = *p & 15;
		wide = *p >> 4;
		if (id >= NQUANT || wide > 1)
			return E_RANGE;
		p++, n--;
		if (n < BLOCK << wide)
			return E_TRUNC;
		q = qtab + id * BLOCK;
		for (i = 0; i < BLOCK; i++) {
			q[i] = wide ? W(p) : *p;
			p += 1 + wide;
		}
		n -= BLOCK << wide;
		qseen[id] = 1;
	}
	return 0;
}

static int
sof(const unsigned char *p, long n)
{
	struct comp *c;
	int i;

	if (img.ncomp)
		return E_ORDER;
	if (n < 6)
		return E_TRUNC;
	img.prec = p[0];
	img.height = W(p + 1);
	img.width = W(p + 3);
	if (img.prec != 8 || img.width == 0 || img.height == 0)
		return E_RANGE;
	if (p[5] == 0 || p[5] > MAXCOMP)
		return E_RANGE;
	if (n - 6 < 3 * p[5])
		return E_TRUNC;
	img.ncomp = p[5];
	p += 6;
	for (i = 0; i < img.ncomp; i++, p += 3) {
		c = &img.comp[i];
		c->id = p[0];
		c->hv = p[1];
		c->tq = p[2];
		if ((c->hv >> 4) < 1 || (c->hv >> 4) > 4 ||
		    (c->hv & 15) < 1 || (c->hv & 15) > 4)
			return E_RANGE;
	}
	return 0;
}

/* the scan header names components by id; the entropy data follows it */
static int
sos(const unsigned char *p, long n, const unsigned char *data, long ndata)
{
	int order[MAXCOMP], i, k;

	if (img.ncomp == 0)
		return E_ORDER;
	if (n < 1 || n - 1 < p[0])
		return E_TRUNC;
	if (p[0] == 0 || p[0] > img.ncomp)
		return E_RANGE;
	for (i = 0; i < p[0]; i++) {
		for (k = 0; k < img.ncomp; k++)
			if (img.comp[k].id == p[1 + i])
				break;
		if (k == img.ncomp)
			return E_RANGE;
		order[i] = k;
	}
	return scan(data, ndata, order, p[0]);
}

int
parse(const unsigned char *p, long n)
{
	const unsigned char *end = p + n;
	int m, r = 0;
	long len, used;

	if (n < 2 || p[0] != 0xff || p[1] != M_SOI)
		return E_MARK;
	p += 2;
	while (r == 0) {
		if (end - p < 2)
			return E_TRUNC;
		if (p[0] != 0xff)
			return E_MARK;
		m = p[1];
		p += 2;
		if (m == M_EOI)
			return 0;
		if (end - p < 2)
			return E_TRUNC;
		len = W(p);
		if (len < 2 || len > end - p)
			return E_TRUNC;
		switch (m) {
		case M_DQT:
			r = dqt(p + 2, len - 2);
			break;
		case M_SOF:
			r = sof(p + 2, len - 2);
			break;
		case M_SOS:
			/* two bytes of length come before the entropy data */
			if (end - p - len < 2)
				return E_TRUNC;
			used = W(p + len);
			if (used > end - p - len - 2)
				return E_TRUNC;
			r = sos(p + 2, len - 2, p + len + 2, used);
			p += 2 + used;
			break;
		case M_COM:
			printf("comment %ld bytes\n", len - 2);
			break;
		default:
			return E_MARK;
		}
		p += len;
	}
	return r;
}
