#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

/* Decimal digits only, no sign; -1 when it is not a number up to max. */
static long
number(s, max)
	char *s;
	long max;
{
	long n;

	if (*s == '\0')
		return -1;
	for (n = 0; *s != '\0'; s++) {
		if (!isdigit((unsigned char)*s))
			return -1;
		n = n * 10 + (*s - '0');
		if (n > max)
			return -1;
	}
	return n;
}

static int
getaddr(s, addr)
	char *s;
	unsigned long *addr;
{
	char *dot;
	long n;
	int i;

	*addr = 0;
	for (i = 0; i < 4; i++) {
		dot = strchr(s, '.');
		if ((dot == NULL) != (i == 3))
			return -1;
		if (dot != NULL)
			*dot = '\0';
		n = number(s, 255L);
		if (n < 0)
			return -1;
		*addr = *addr << 8 | (unsigned long)n;
		if (dot != NULL)
			s = dot + 1;
	}
	return *addr == 0 ? -1 : 0;
}

static int
hexdigit(c)
	int c;
{
	if (isdigit(c))
		return c - '0';
	if (isxdigit(c))
		return tolower(c) - 'a' + 10;
	return -1;
}

static int
getha(s, ha)
	char *s;
	unsigned char *ha;
{
	int i, hi, lo;

	if (strlen(s) != 2 * HALEN)
		return -1;
	for (i = 0; i < HALEN; i++) {
		hi = hexdigit((unsigned char)s[2 * i]);
		lo = hexdigit((unsigned char)s[2 * i + 1]);
		if (hi < 0 || lo < 0)
			return -1;
		ha[i] = (unsigned char)(hi << 4 | lo);
	}
	return 0;
}

/* One tag=value; gives a complaint, or NULL. */
static char *
gettag(h, tag)
	struct host *h;
	char *tag;
{
	char *value;

	value = strchr(tag, '=');
	if (value == NULL)
		return "tag without a value";
	*value++ = '\0';

	if (strcmp(tag, "ip") == 0)
		return getaddr(value, &h->addr) < 0 ? "bad address" : NULL;
	if (strcmp(tag, "gw") == 0)
		return getaddr(value, &h->gateway) < 0 ? "bad gateway" : NULL;
	if (strcmp(tag, "ha") == 0) {
		h->reserved = 1;
		return getha(value, h->ha) < 0 ? "bad hardware address" : NULL;
	}
	if (strcmp(tag, "ttl") == 0) {
		h->ttl = number(value, MAXTTL);
		return h->ttl < 0 ? "bad ttl" : NULL;
	}
	return "unknown tag";
}

static char *
gethost(line, list)
	char *line;
	struct host **list;
{
	struct host *h;
	char *field, *msg;

	field = strtok(line, ":");
	if (field == NULL)
		return "no name";
	if (strlen(field) >= NAMELEN)
		return "name is too long";
	h = newhost(field);
	if (h == NULL)
		return "out of memory";

	msg = NULL;
	while (msg == NULL && (field = strtok((char *)NULL, ":")) != NULL)
		msg = gettag(h, field);
	if (msg == NULL && h->addr == 0)
		msg = "no address";
	if (msg == NULL && addhost(list, h) != NULL)
		msg = "address is taken";
	if (msg != NULL)
		free(h);
	return msg;
}

/* Read one line into the list.  Gives 0, or -1 after a message. */
int
parseline(line, lineno, list)
	char *line;
	int lineno;
	struct host **list;
{
	char *msg;

	line[strcspn(line, "#\r\n")] = '\0';
	while (isspace((unsigned char)*line))
		line++;
	if (*line == '\0')
		return 0;
	msg = gethost(line, list);
	if (msg == NULL)
		return 0;
	fprintf(stderr, "hosttab: line %d: %s\n", lineno, msg);
	return -1;
}
