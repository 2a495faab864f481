#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "mdtab.h"

static struct row *first, *last;
static int ncol;
static int wide[MAXCOL];
static int align[MAXCOL];

static int
cellwidth(s)
	char *s;
{
	int n = 0;

	while (*s)
		if (*s++ != '\\' || *s != '|')
			n++;
	return n;
}

/* keep the present fields as a row, filled up to ncol cells */
static int
keep()
{
	struct row *r;
	int i;

	if ((r = (struct row *)calloc(1, sizeof *r)) == NULL)
		return E_MEM;
	if ((r->cell = (char **)calloc((size_t)ncol, sizeof *r->cell)) == NULL) {
		free(r);
		return E_MEM;
	}
	if (last)
		last->next = r;
	else
		first = r;
	last = r;
	for (i = 0; i < ncol; i++) {
		char *s = i < nfields ? fields[i] : "";
		int w = cellwidth(s);

		if ((r->cell[i] = strdup(s)) == NULL)
			return E_MEM;
		r->ncell++;
		if (w > wide[i])
			wide[i] = w;
	}
	return E_OK;
}

/* a table starts with a head line and a separator line */
int
t_begin(head, sep)
	char *head, *sep;
{
	int i, e, n;

	if ((e = split(head)) != E_OK)
		return e;
	n = nfields;
	for (i = 0; i < n; i++)
		wide[i] = 3;
	ncol = n;
	if ((e = keep()) != E_OK)
		return e;
	if ((e = split(sep)) != E_OK)
		return e;
	if (nfields != n)
		return E_SEP;
	for (i = 0; i < n; i++)
		if ((align[i] = issep(fields[i])) < 0)
			return E_SEP;
	return E_OK;
}

int
t_row(line)
	char *line;
{
	int e;

	if ((e = split(line)) != E_OK)
		return e;
	if (nfields > ncol)
		return E_RAGGED;
	return keep();
}

static void
pad(n, c)
	int n, c;
{
	while (n-- > 0)
		putchar(c);
}

static void
putcell(s, i)
	char *s;
	int i;
{
	int room = wide[i] - cellwidth(s);
	int before = 0;

	if (align[i] == A_RIGHT)
		before = room;
	else if (align[i] == A_CENTER)
		before = room / 2;
	printf("| ");
	pad(before, ' ');
	fputs(s, stdout);
	pad(room - before, ' ');
	putchar(' ');
}

static void
putsep()
{
	int i;

	for (i = 0; i < ncol; i++) {
		int l = align[i] == A_LEFT || align[i] == A_CENTER;
		int r = align[i] == A_RIGHT || align[i] == A_CENTER;

		printf("| ");
		if (l)
			putchar(':');
		pad(wide[i] - l - r, '-');
		if (r)
			putchar(':');
		putchar(' ');
	}
	puts("|");
}

void
t_print()
{
	struct row *r;
	int i;

	for (r = first; r; r = r->next) {
		for (i = 0; i < ncol; i++)
			putcell(r->cell[i], i);
		puts("|");
		if (r == first)
			putsep();
	}
}

void
t_end()
{
	struct row *r;
	int i;

	while ((r = first) != NULL) {
		first = r->next;
		for (i = 0; i < r->ncell; i++)
			free(r->cell[i]);
		free(r->cell);
		free(r);
	}
	last = NULL;
	ncol = 0;
}
