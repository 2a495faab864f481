/*
 * nrf - format text.  usage: nrf file
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "nrf.h"

int	lineno;
int	nerr;

void
complain(s)
	char *s;
{
	fflush(stdout);
	fprintf(stderr, "nrf: line %d: %s\n", lineno, s);
	nerr++;
}

/* append text to b, with string references replaced */
void
expand(p, b)
	register char *p;
	struct buf *b;
{
	char name[3];
	char *v;

	while (*p) {
		if (*p != '\\') {
			baddc(b, *p++);
			continue;
		}
		p++;
		if (*p == 'e') {
			baddc(b, '\\');
			p++;
		} else if (*p == '*' && p[1] == '(' && p[2] && p[3]) {
			name[0] = p[2];
			name[1] = p[3];
			name[2] = '\0';
			p += 4;
			if ((v = getstr(name)) != NULL)
				badds(b, v);
		} else if (*p == '*' && p[1] && p[1] != '(') {
			name[0] = p[1];
			name[1] = '\0';
			p += 2;
			if ((v = getstr(name)) != NULL)
				badds(b, v);
		} else if (*p)
			baddc(b, *p++);
	}
}

static void
text(p)
	register char *p;
{
	struct buf w;

	if (*p == '\0') {
		ospace(1);
		return;
	}
	binit(&w);
	if (!o_fill || o_ce > 0) {
		expand(p, &w);
		oraw(bend(&w));
	} else {
		struct buf l;

		binit(&l);
		expand(p, &l);
		baddc(&l, ' ');
		if (*p == ' ')
			obreak();
		p = bend(&l);
		for (; *p; p++) {
			if (*p != ' ' && *p != '\t') {
				baddc(&w, *p);
				continue;
			}
			if (w.b_n > 0)
				owordn(bend(&w), w.b_n);
			bclear(&w);
		}
		bfree(&l);
	}
	bfree(&w);
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	FILE *f;
	char *l = NULL;
	size_t cap = 0;
	ssize_t n;

	if (argc != 2) {
		fprintf(stderr, "usage: nrf file\n");
		return 2;
	}
	if ((f = fopen(argv[1], "r")) == NULL) {
		fprintf(stderr, "nrf: cannot open input\n");
		return 2;
	}
	while ((n = getline(&l, &cap, f)) > 0) {
		lineno++;
		if (l[n - 1] == '\n')
			l[n - 1] = '\0';
		if (*l == '.')
			request(l);
		else
			text(l);
	}
	obreak();
	free(l);
	fclose(f);
	freestr();
	return nerr > 0;
}
