#include <stdio.h>
#include <string.h>
#include "ftpls.h"

char	curdir[PATHLEN];

/*
 * Note the directory whose listing comes next.
 */
int
setdir(s)
	char *s;
{
	int n;

	n = strlen(s);
	while (n > 1 && s[n - 1] == '/')
		n--;
	if (n >= PATHLEN)
		return (-1);
	memcpy(curdir, s, n);
	curdir[n] = '\0';
	return (0);
}

/*
 * Put dir and name together in out, which holds PATHLEN characters.
 * What does not fit is left off.
 */
char *
mkpath(out, dir, name)
	char *out, *dir, *name;
{
	out[0] = '\0';
	if (name[0] != '/') {
		strncat(out, dir, PATHLEN - 1);
		if (out[0] != '\0' && out[strlen(out) - 1] != '/')
			strncat(out, "/", PATHLEN - 1);
	}
	strncat(out, name, PATHLEN - 1);
	return (out);
}

char *
basename1(s)
	char *s;
{
	char *p;

	p = strrchr(s, '/');
	return (p && p[1] ? p + 1 : s);
}
