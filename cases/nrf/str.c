/*
 * Named strings: .ds xx value, used as \*(xx or \*x
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "nrf.h"

static struct {
	char	s_name[3];
	char	*s_val;
} strtab[NSTR];
static int nstr;

char *
getstr(name)
	char *name;
{
	register int i;

	for (i = 0; i < nstr; i++)
		if (strcmp(strtab[i].s_name, name) == 0)
			return strtab[i].s_val;
	return NULL;
}

int
setstr(name, val)
	char *name, *val;
{
	register int i;

	for (i = 0; i < nstr; i++)
		if (strcmp(strtab[i].s_name, name) == 0)
			break;
	if (i == nstr) {
		if (nstr == NSTR)
			return 0;
		nstr++;
		strncpy(strtab[i].s_name, name, 2);
		strtab[i].s_name[2] = '\0';
	} else
		free(strtab[i].s_val);
	strtab[i].s_val = strdup(val);
	return strtab[i].s_val != NULL;
}

void
freestr()
{
	while (nstr > 0)
		free(strtab[--nstr].s_val);
}
