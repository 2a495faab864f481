/*
 * Requests: lines that begin with a dot.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include "nrf.h"

static char *
skipb(p)
	register char *p;
{
	while (*p == ' ' || *p == '\t')
		p++;
	return p;
}

/* a number, absolute or +n -n relative to what there is */
static int
number(p, old, def, lo, hi)
	char *p;
	int old, def, lo, hi;
{
	int n;

	p = skipb(p);
	if (*p == '\0')
		return def;
	if (!isdigit((unsigned char)*p) && *p != '+' && *p != '-') {
		complain("number expected");
		return old;
	}
	n = 0;
	if (*p == '+' || *p == '-') {
		int sign = *p++;
		while (isdigit((unsigned char)*p) && n < 1000)
			n = n * 10 + *p++ - '0';
		n = sign == '+' ? old + n : old - n;
	} else
		while (isdigit((unsigned char)*p) && n < 1000)
			n = n * 10 + *p++ - '0';
	if (n < lo)
		n = lo;
	if (n > hi)
		n = hi;
	return n;
}

static void
r_ds(p)
	char *p;
{
	char name[3];
	struct buf v;
	int i;

	p = skipb(p);
	for (i = 0; i < 2 && *p && *p != ' ' && *p != '\t'; i++)
		name[i] = *p++;
	name[i] = '\0';
	if (i == 0) {
		complain("string without a name");
		return;
	}
	p = skipb(p);
	if (*p == '"')
		p++;
	binit(&v);
	expand(p, &v);
	if (!setstr(name, bend(&v)))
		complain("too many strings");
	bfree(&v);
}

/* .tl 'left'centre'right' */
static void
r_tl(p)
	char *p;
{
	struct buf part[3];
	int i, q;

	p = skipb(p);
	q = *p;
	if (q == '\0') {
		complain("title without text");
		return;
	}
	p++;
	for (i = 0; i < 3; i++) {
		binit(&part[i]);
		while (*p && *p != q)
			baddc(&part[i], *p++);
		if (*p)
			p++;
	}
	otitle(bend(&part[0]), bend(&part[1]), bend(&part[2]));
	for (i = 0; i < 3; i++)
		bfree(&part[i]);
}

int
request(p)
	char *p;
{
	char c1, c2;

	c1 = p[1];
	c2 = c1 ? p[2] : '\0';
	p += c1 ? (c2 ? 3 : 2) : 1;
#define	IS(a, b)	(c1 == (a) && c2 == (b))
	if (c1 == '\\' && c2 == '"')
		;				/* comment */
	else if (IS('b', 'r'))
		obreak();
	else if (IS('s', 'p'))
		ospace(number(p, 0, 1, 0, 50));
	else if (IS('l', 'l')) {
		obreak();
		o_ll = number(p, o_ll, LLDEF, 10, LLMAX);
		if (o_in > o_ll - 5)
			o_in = o_ll - 5;
	} else if (IS('i', 'n')) {
		obreak();
		o_in = number(p, o_in, 0, 0, o_ll - 5);
	} else if (IS('t', 'i')) {
		obreak();
		o_ti = number(p, o_in, 0, 0, o_ll - 5);
	} else if (IS('f', 'i')) {
		obreak();
		o_fill = 1;
	} else if (IS('n', 'f')) {
		obreak();
		o_fill = 0;
	} else if (IS('c', 'e')) {
		obreak();
		o_ce = number(p, 0, 1, 0, 1000);
	} else if (IS('d', 's'))
		r_ds(p);
	else if (IS('t', 'l'))
		r_tl(p);
	else {
		complain("no such request");
		return 0;
	}
	return 1;
}
