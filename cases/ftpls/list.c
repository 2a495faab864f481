#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "ftpls.h"

int	nfiles, ndirs, nlinks, nbad;
long	total;

/*
 * Split one line of ls -l:
 *	-rw-r--r--  1 owner group  1234 Jan  1 12:00 name
 */
int
parse(line, e)
	char *line;
	struct entry *e;
{
	char *p, *size;
	int i;

	size = 0;
	e->type = line[0];
	e->target = 0;
	if (e->type != '-' && e->type != 'd' && e->type != 'l')
		return (-1);
	p = line;
	for (i = 0; i < NFIELD; i++) {
		if (i == 4)
			size = p;
		while (*p && !isspace((unsigned char)*p))
			p++;
		if (*p == '\0')
			return (-1);
		/* the name may begin with a blank, so take one only */
		if (i == NFIELD - 1)
			p++;
		else
			while (isspace((unsigned char)*p))
				p++;
	}
	if (*p == '\0' || !isdigit((unsigned char)*size))
		return (-1);
	e->size = strtol(size, (char **)0, 10);
	e->name = p;
	if (e->type == 'l') {
		p = strstr(p, " -> ");
		if (p == 0 || p == e->name || p[4] == '\0')
			return (-1);
		*p = '\0';
		e->target = p + 4;
	}
	return (0);
}

/*
 * Links are shown with what they point at, seen from their own directory.
 */
static int
showlink(e)
	struct entry *e;
{
	char from[PATHLEN], to[PATHLEN];

	mkpath(from, curdir, e->name);
	mkpath(to, curdir, e->target);
	printf("l %s = %s\n", from, to);
	nlinks++;
	return (0);
}

int
show(e)
	struct entry *e;
{
	char path[PATHLEN];

	if (strcmp(e->name, ".") == 0 || strcmp(e->name, "..") == 0)
		return (0);
	if (e->type == 'l')
		return (showlink(e));
	mkpath(path, curdir, e->name);
	if (e->type == 'd') {
		printf("d %s/ (%s)\n", path, basename1(path));
		ndirs++;
	} else {
		printf("f %s %ld\n", path, e->size);
		nfiles++;
		if (e->size < 1000000000L)
			total += e->size;
	}
	return (0);
}
