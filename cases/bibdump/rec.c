#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ctype.h>
#include "bib.h"

int	errs;
static	long nrec;

static void
gripe(char *msg)
{
	errs++;
	fprintf(stderr, "bibdump: record %ld: %s\n", nrec, msg);
}

/* n digits at s, or -1 */
long
num(char *s, int n)
{
	long v = 0;

	while (n-- > 0) {
		if (!isdigit((unsigned char)*s))
			return -1;
		v = v * 10 + (*s++ - '0');
	}
	return v;
}

void
freerec(REC *r)
{
	if (r != NULL) {
		free(r->base);
		free(r);
	}
}

/*
 * Check the directory once, so that getfield need not.
 * Returns number of entries, -1 if no good.
 */
static int
chkdir(REC *r)
{
	char *p, *edir;
	long len, start;
	int n = 0;

	edir = r->data - 1;
	if (*edir != FT) {
		gripe("directory not terminated");
		return -1;
	}
	if ((edir - r->base - LEADER) % DIRENT != 0) {
		gripe("odd directory");
		return -1;
	}
	for (p = r->base + LEADER; p < edir; p += DIRENT) {
		len = num(p + 3, 4);
		start = num(p + 7, 5);
		if (len < 1 || start < 0) {
			gripe("bad directory entry");
			return -1;
		}
		if (start + len > r->len) {
			gripe("field outside record");
			return -1;
		}
		n++;
	}
	return n;
}

/*
 * Next record of fp; NULL at the end or when the file makes no
 * sense any more. A record with a bad directory is passed over.
 */
REC *
getrec(FILE *fp)
{
	char lead[LEADER];
	REC *r;
	long len, addr;
	int c;

again:
	while ((c = getc(fp)) == '\n' || c == '\r')
		;
	if (c == EOF)
		return NULL;
	ungetc(c, fp);
	nrec++;
	if (fread(lead, 1, LEADER, fp) != LEADER) {
		gripe("short leader");
		return NULL;
	}
	len = num(lead, 5);
	addr = num(lead + 12, 5);
	if (len < LEADER + 2 || len > MAXREC) {
		gripe("bad record length");
		return NULL;
	}
	if (addr < LEADER + 1 || addr > len) {
		gripe("bad data address");
		return NULL;
	}
	if ((r = malloc(sizeof *r)) == NULL || (r->base = malloc(len)) == NULL) {
		free(r);
		gripe("no memory");
		return NULL;
	}
	memcpy(r->base, lead, LEADER);
	if (fread(r->base + LEADER, 1, len - LEADER, fp) != len - LEADER) {
		gripe("short record");
		freerec(r);
		return NULL;
	}
	r->len = len;
	r->data = r->base + addr;
	r->status = lead[5];
	r->type = lead[6];
	if (r->base[len-1] != RT) {
		gripe("record not terminated");
		freerec(r);
		goto again;
	}
	if ((r->nfield = chkdir(r)) < 0) {
		freerec(r);
		goto again;
	}
	return r;
}

/* i'th field of r; 0 if there is none */
int
getfield(REC *r, int i, FIELD *f)
{
	char *e;

	if (i < 0 || i >= r->nfield)
		return 0;
	e = r->base + LEADER + (long)i * DIRENT;
	memcpy(f->tag, e, 3);
	f->tag[3] = '\0';
	f->text = r->data + num(e + 7, 5);
	f->len = num(e + 3, 4);
	if (f->text[f->len - 1] == FT)
		f->len--;
	return 1;
}
