/*
 *  alias.c - the table of aliases
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "defs.h"

struct alias aliases[MAXALIAS];
int naliases = 0;

char *
savestr(s, n)
	char *s;
	int n;
{
	char *p;

	p = malloc((size_t) n + 1);
	if (p == NULL) {
		fprintf(stderr, "mexpand: no memory\n");
		exit(2);
	}
	memcpy(p, s, (size_t) n);
	p[n] = '\0';
	return p;
}

char *
skipblank(s)
	char *s;
{
	while (*s == ' ' || *s == '\t')
		s++;
	return s;
}

/* Names are compared without regard to case. */
int
samename(a, b)
	char *a, *b;
{
	while (*a && *b) {
		if (tolower((unsigned char) *a) != tolower((unsigned char) *b))
			return 0;
		a++;
		b++;
	}
	return *a == *b;
}

struct alias *
findalias(name)
	char *name;
{
	int i;

	for (i = 0; i < naliases; i++)
		if (samename(aliases[i].a_name, name))
			return &aliases[i];
	return NULL;
}

int
classify(s)
	char *s;
{
	if (*s == '|')
		return A_PIPE;
	if (*s == '/')
		return A_FILE;
	if (strchr(s, '@') != NULL || strchr(s, '!') != NULL)
		return A_REMOTE;
	return A_USER;
}

static int
addmember(ap, s, n)
	struct alias *ap;
	char *s;
	int n;
{
	struct member *mp;

	if (ap->a_nmemb >= MAXMEMB) {
		complain("too many members in", ap->a_name);
		return -1;
	}
	mp = &ap->a_memb[ap->a_nmemb++];
	mp->m_text = savestr(s, n);
	mp->m_kind = classify(mp->m_text);
	return 0;
}

/*
 *  A list of members: separated by commas, a member with blanks in quotes.
 */
static void
getmembers(ap, s)
	struct alias *ap;
	char *s;
{
	char *from;

	for (;;) {
		s = skipblank(s);
		if (*s == '\0')
			return;
		if (*s == '"') {
			from = ++s;
			while (*s && *s != '"')
				s++;
			if (*s == '\0') {
				complain("quote not closed in", ap->a_name);
				return;
			}
			if (addmember(ap, from, (int) (s - from)) < 0)
				return;
			s = skipblank(s + 1);
		} else {
			from = s;
			while (*s && *s != ',' && *s != ' ' && *s != '\t')
				s++;
			if (s > from && addmember(ap, from, (int) (s - from)) < 0)
				return;
			s = skipblank(s);
		}
		if (*s == ',')
			s++;
		else if (*s) {
			complain("comma missing in", ap->a_name);
			return;
		}
	}
}

void
addalias(line)
	char *line;
{
	struct alias *ap;
	char *colon, *end;

	colon = strchr(line, ':');
	if (colon == NULL || colon == line) {
		complain("name missing", "");
		return;
	}
	end = colon;
	while (end > line && (end[-1] == ' ' || end[-1] == '\t'))
		end--;
	if (end - line >= NAMELEN) {
		complain("name too long", "");
		return;
	}
	*end = '\0';
	if (findalias(line) != NULL) {
		complain("defined twice:", line);
		return;
	}
	if (naliases >= MAXALIAS) {
		complain("too many aliases at", line);
		return;
	}
	ap = &aliases[naliases++];
	ap->a_name = savestr(line, (int) strlen(line));
	ap->a_nmemb = 0;
	ap->a_busy = 0;
	getmembers(ap, colon + 1);
}

void
freealiases()
{
	int i, j;

	for (i = 0; i < naliases; i++) {
		for (j = 0; j < aliases[i].a_nmemb; j++)
			free(aliases[i].a_memb[j].m_text);
		free(aliases[i].a_name);
	}
	naliases = 0;
}
