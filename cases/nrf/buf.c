/*
 * Growing character buffers.  A word, a title part, a string's value:
 * everything that is collected a character at a time lives in one.
 */
#include <stdio.h>
#include <stdlib.h>
#include "nrf.h"

void
binit(b)
	struct buf *b;
{
	b->b_max = BUFMIN;
	b->b_n = 0;
	b->b_s = malloc((size_t)b->b_max);
	if (b->b_s == NULL) {
		fprintf(stderr, "nrf: no core\n");
		exit(2);
	}
}

void
bfree(b)
	struct buf *b;
{
	free(b->b_s);
	b->b_s = NULL;
	b->b_n = b->b_max = 0;
}

void
bclear(b)
	struct buf *b;
{
	b->b_n = 0;
}

static void
bgrow(b)
	struct buf *b;
{
	char *p;

	p = realloc(b->b_s, (size_t)b->b_max * 2);
	if (p == NULL) {
		fprintf(stderr, "nrf: no core\n");
		exit(2);
	}
	b->b_s = p;
	b->b_max *= 2;
}

void
baddc(b, c)
	struct buf *b;
	int c;
{
	if (b->b_n >= b->b_max)
		bgrow(b);
	b->b_s[b->b_n++] = c;
}

void
badds(b, s)
	struct buf *b;
	char *s;
{
	while (*s)
		baddc(b, *s++);
}

/* close the string; the buffer may be added to afterwards */
char *
bend(b)
	struct buf *b;
{
	b->b_s[b->b_n] = '\0';
	return b->b_s;
}
