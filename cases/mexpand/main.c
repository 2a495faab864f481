/*
 *  main.c - reads aliases, then names to expand after a line "%%"
 */
#include <stdio.h>
#include <string.h>
#include "defs.h"

int lineno = 0;
int nerrors = 0;

void
complain(what, name)
	char *what, *name;
{
	printf("line %d: %s %s\n", lineno, what, name);
	nerrors++;
}

static char *
getline_(buf)
	char *buf;
{
	int n, c;

	if (fgets(buf, LINELEN, stdin) == NULL)
		return NULL;
	lineno++;
	n = (int) strlen(buf);
	if (n > 0 && buf[n - 1] == '\n') {
		buf[--n] = '\0';
		if (n > 0 && buf[n - 1] == '\r')
			buf[--n] = '\0';
		return buf;
	}
	/* the rest of a long line is lost */
	if (n == LINELEN - 1) {
		complain("line too long", "");
		while ((c = getchar()) != EOF && c != '\n')
			continue;
	}
	return buf;
}

static void
lookup(name)
	char *name;
{
	struct alias *ap;

	ap = findalias(name);
	if (ap == NULL) {
		printf("unknown %s\n", name);
		nerrors++;
		return;
	}
	expand(ap);
}

int
main()
{
	char line[LINELEN];
	char *s;
	int names;

	names = 0;
	while (getline_(line) != NULL) {
		s = skipblank(line);
		if (*s == '\0' || *s == '#')
			continue;
		if (strcmp(s, "%%") == 0)
			names = 1;
		else if (names)
			lookup(s);
		else
			addalias(s);
	}
	freealiases();
	return nerrors > 0;
}
