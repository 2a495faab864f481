#include <stdio.h>
#include <string.h>
#include "mdtab.h"

static char *messages[] = {
	"ok",
	"too many columns",
	"field too wide",
	"out of memory",
	"bad separator line",
	"row has more cells than the head",
};

static int lineno;

/* 1: a line, 0: end of file, -1: too long */
static int
getln(f, s, size)
	FILE *f;
	char *s;
	int size;
{
	int n;

	if (fgets(s, size, f) == NULL)
		return 0;
	lineno++;
	n = (int)strlen(s);
	if (n > 0 && s[n - 1] == '\n')
		s[n - 1] = '\0';
	else if (n == size - 1)
		return -1;
	return 1;
}

/* does a line hold a bar that is not escaped? */
static int
hasbar(s)
	char *s;
{
	for (; *s; s++) {
		if (s[0] == '\\' && s[1] == '|')
			s++;
		else if (*s == '|')
			return 1;
	}
	return 0;
}

/* a line of bars, dashes, colons and blanks with at least one dash */
static int
looksep(s)
	char *s;
{
	return hasbar(s) && strchr(s, '-') != NULL
	    && s[strspn(s, "|-: \t\r")] == '\0';
}

static int
quit(msg)
	char *msg;
{
	fflush(stdout);
	fprintf(stderr, "mdtab: line %d: %s\n", lineno, msg);
	return 1;
}

static int
tidy(f)
	FILE *f;
{
	static char line[2][MAXLINE];
	char *cur, *next;
	int which = 0, r, e;
	int intable = 0, fence = 0;

	if ((r = getln(f, line[0], MAXLINE)) < 0)
		return quit("line too long");
	while (r == 1) {
		cur = line[which];
		next = line[1 - which];
		if ((r = getln(f, next, MAXLINE)) < 0)
			return quit("line too long");
		if (intable && hasbar(cur)) {
			if ((e = t_row(cur)) != E_OK)
				return quit(messages[e]);
			which = 1 - which;
			continue;
		}
		if (intable) {
			t_print();
			t_end();
			intable = 0;
		}
		if (strncmp(cur, "```", 3) == 0)
			fence = !fence;
		if (!fence && r == 1 && hasbar(cur) && looksep(next)) {
			if ((e = t_begin(cur, next)) != E_OK)
				return quit(messages[e]);
			intable = 1;
			if ((r = getln(f, line[which], MAXLINE)) < 0)
				return quit("line too long");
			continue;
		}
		puts(cur);
		which = 1 - which;
	}
	if (intable)
		t_print();
	return 0;
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	FILE *f;
	int rc;

	if (argc != 2) {
		fprintf(stderr, "usage: mdtab FILE\n");
		return 2;
	}
	if ((f = fopen(argv[1], "r")) == NULL) {
		fprintf(stderr, "mdtab: cannot open %s\n", argv[1]);
		return 2;
	}
	rc = tidy(f);
	t_end();
	fclose(f);
	return rc;
}
