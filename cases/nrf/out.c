/*
 * Output: fill words into lines, centre, titles.
 */
#include <stdio.h>
#include <string.h>
#include "nrf.h"

int	o_ll = LLDEF;		/* line length */
int	o_in;			/* indent */
int	o_ti = -1;		/* indent of the next line only */
int	o_fill = 1;
int	o_ce;			/* lines still to be centred */

static char	line[LLMAX + 1];
static int	nline;		/* characters in line */

static void
pad(n)
	int n;
{
	while (n-- > 0)
		putchar(' ');
}

static int
indent()
{
	return o_ti >= 0 ? o_ti : o_in;
}

void
obreak()
{
	if (nline == 0)
		return;
	line[nline] = '\0';
	pad(indent());
	puts(line);
	nline = 0;
	o_ti = -1;
}

/* one word, filled */
void
owordn(w, n)
	char *w;
	int n;
{
	int room;

	room = o_ll - indent();
	if (nline > 0 && nline + 1 + n > room) {
		obreak();
		room = o_ll - indent();
	}
	if (n > room || n > LLMAX) {	/* on a line of its own, over-long */
		pad(indent());
		puts(w);
		o_ti = -1;
		return;
	}
	if (nline > 0)
		line[nline++] = ' ';
	memcpy(line + nline, w, (size_t)n);
	nline += n;
}

void
ospace(n)
	int n;
{
	obreak();
	while (n-- > 0)
		putchar('\n');
}

/* a whole line, as it is or centred */
void
oraw(s)
	char *s;
{
	int n;

	n = strlen(s);
	obreak();
	if (o_ce > 0) {
		o_ce--;
		pad((o_ll - n) / 2);
	} else
		pad(indent());
	puts(s);
	o_ti = -1;
}

/* three part title */
void
otitle(l, c, r)
	char *l, *c, *r;
{
	int nl, nc, nr, at;

	obreak();
	nl = strlen(l);
	nc = strlen(c);
	nr = strlen(r);
	fputs(l, stdout);
	at = (o_ll - nc) / 2;
	if (at <= nl && nc > 0)
		at = nl + 1;
	if (nc > 0) {
		pad(at - nl);
		fputs(c, stdout);
		nl = at + nc;
	}
	if (nr > 0) {
		at = o_ll - nr;
		if (at <= nl)
			at = nl + 1;
		pad(at - nl);
		fputs(r, stdout);
	}
	putchar('\n');
}
