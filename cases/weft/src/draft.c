#include "draft.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static int problem(draft *d, int line, const char *fmt, ...)
{
	va_list ap;
	int n = snprintf(d->problem, sizeof d->problem, "line %d: ", line);

	va_start(ap, fmt);
	vsnprintf(d->problem + n, sizeof d->problem - (size_t)n, fmt, ap);
	va_end(ap);
	return 0;
}

#define NUMBER(p, v, max) \
	do { \
		char *end_; \
		(v) = strtoul((p), &end_, 10); \
		if (end_ == (p) || (v) < 1 || (v) > (max)) \
			return problem(d, line, "bad number at '%.12s'", (p)); \
		(p) = end_; \
	} while (0)

#define SKIP(p)  ((p) += strspn((p), " \t\r\n"))

/* numbers and N-M ranges, up or down, and *K to repeat all that was read in this line */
static int sequence(draft *d, int line, char *p, uint8_t *to, unsigned *count, unsigned max)
{
	unsigned start = *count;

	for (SKIP(p); *p; ) {
		unsigned long a, b;

		if (*p == '*') {
			unsigned len = *count - start;

			p++;
			NUMBER(p, a, MAX_THREADS);
			if (len * a > MAX_THREADS - start)
				return problem(d, line, "too many threads");
			while (--a > 0) {
				memcpy(to + *count, to + start, len);
				*count += len;
			}
			SKIP(p);
			continue;
		}
		NUMBER(p, a, max);
		b = a;
		if (*p == '-') {
			p++;
			NUMBER(p, b, max);
		}
		for (;;) {
			if (*count == MAX_THREADS)
				return problem(d, line, "too many threads");
			to[(*count)++] = (uint8_t)a;
			if (a == b)
				break;
			a = a < b ? a + 1 : a - 1;
		}
		SKIP(p);
	}
	return 1;
}

/* tie T S S S */
static int tie(draft *d, int line, char *p)
{
	unsigned long treadle, shaft;

	NUMBER(p, treadle, d->treadles);
	for (SKIP(p); *p; ) {
		NUMBER(p, shaft, d->shafts);
		d->tieup[treadle] |= (uint16_t)(1u << (shaft - 1));
		SKIP(p);
	}
	return 1;
}

#define KEY(k)  (strncmp(p, k, sizeof k - 1) == 0 && isspace((unsigned char)p[sizeof k - 1]) && (p += sizeof k))

int draft_read(draft *d, FILE *in)
{
	char text[1024];
	int line = 0, ok = 1;

	memset(d, 0, sizeof *d);
	while (ok && fgets(text, sizeof text, in)) {
		char *p = text;
		unsigned long n;

		line++;
		SKIP(p);
		if (!*p || *p == '#')
			continue;
		if (KEY("shafts")) {
			NUMBER(p, n, MAX_SHAFTS);
			d->shafts = n;
		} else if (KEY("treadles")) {
			NUMBER(p, n, MAX_TREADLES);
			d->treadles = n;
		} else if (KEY("thread"))
			ok = sequence(d, line, p, d->threading, &d->ends, d->shafts);
		else if (KEY("treadle"))
			ok = sequence(d, line, p, d->treadling, &d->picks, d->treadles);
		else if (KEY("tie"))
			ok = tie(d, line, p);
		else
			return problem(d, line, "what is '%.12s'?", strtok(p, " \t\n"));
	}
	if (ok && (!d->ends || !d->picks))
		return problem(d, line, "nothing to weave");
	return ok;
}

int draft_drawdown(const draft *d, grid *g)
{
	if (!grid_make(g, d->ends, d->picks))
		return 0;
	EACH_CELL(g, x, y)
		if (d->tieup[d->treadling[y]] >> (d->threading[x] - 1) & 1)
			GRID_SET(g, x, y);
	return 1;
}

unsigned longest_float(const grid *g, unsigned *row)
{
	unsigned best = 0;

	EACH_ROW(g, y) {
		unsigned run = 0;
		int last = -1;

		for (unsigned x = 0; x < g->w; x++) {
			int now = GRID_GET(g, x, y);

			run = now == last ? run + 1 : 1;
			last = now;
			if (run > best) {
				best = run;
				*row = y + 1;
			}
		}
	}
	return best;
}
