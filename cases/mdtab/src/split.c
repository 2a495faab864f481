#include <ctype.h>
#include <string.h>
#include "mdtab.h"

char *fields[MAXCOL];
int nfields;

/* trim s[0..n) in place and end it with a NUL; returns the new start */
static char *
trim(s, n)
	char *s;
	int n;
{
	while (n > 0 && isspace((unsigned char)*s)) {
		s++;
		n--;
	}
	while (n > 0 && isspace((unsigned char)s[n - 1]))
		n--;
	s[n] = '\0';
	return s;
}

/* display width: a backslash before a bar takes no room */
static int
width(s)
	char *s;
{
	int n = 0;

	for (; *s; s++)
		if (!(s[0] == '\\' && s[1] == '|'))
			n++;
	return n;
}

/*
 * Cut a table line into fields[].  The bar at the start is optional,
 * so is the one at the end; \| is a bar inside a field.
 */
int
split(line)
	char *line;
{
	char *s, *p;
	int more = 1;

	nfields = 0;
	s = line;
	while (isspace((unsigned char)*s))
		s++;
	if (*s == '|')
		s++;
	while (more) {
		for (p = s; *p && *p != '|'; p++)
			if (p[0] == '\\' && p[1] == '|')
				p++;
		more = *p == '|';
		if (nfields > MAXCOL)
			return E_COLS;
		fields[nfields] = trim(s, (int)(p - s));
		if (width(fields[nfields]) > MAXWIDE)
			return E_WIDE;
		nfields++;
		s = p + 1;
		if (more) {
			for (p = s; isspace((unsigned char)*p); p++)
				;
			if (*p == '\0')
				more = 0;
		}
	}
	return E_OK;
}

/* is the field one of  ---  :--  --:  :-:  ?  gives its alignment, or -1 */
int
issep(s)
	char *s;
{
	int left = 0, right = 0, n = 0;

	if (*s == ':') {
		left = 1;
		s++;
	}
	while (*s == '-') {
		n++;
		s++;
	}
	if (*s == ':') {
		right = 1;
		s++;
	}
	if (n == 0 || *s != '\0')
		return -1;
	if (left && right)
		return A_CENTER;
	return right ? A_RIGHT : left ? A_LEFT : A_NONE;
}
