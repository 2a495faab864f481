#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bib.h"

#define control(f)	((f)->tag[0] == '0' && (f)->tag[1] == '0')

static void
pchar(int c)
{
	c &= 0377;
	if (c < ' ' || c == 0177)
		printf("\\%03o", c);
	else
		putchar(c);
}

static void
ptext(char *s, long n)
{
	while (n-- > 0)
		pchar(*s++);
}

/* indicators, then $x text for each subfield */
static void
pdata(FIELD *f)
{
	char *s = f->text, *e = f->text + f->len;
	int i;

	for (i = 0; i < 2 && s < e && *s != SF; i++, s++)
		putchar(*s == ' ' ? '#' : *s);
	while (s < e) {
		if (*s == SF) {
			if (++s == e) {
				printf(" $?");
				break;
			}
			printf(" $%c ", *s++);
		} else
			pchar(*s++);
	}
}

/* find subfield code in f; its length in *n */
static char *
subfield(FIELD *f, int code, long *n)
{
	char *s = f->text, *e = f->text + f->len, *t;

	for (; s + 1 < e; s++)
		if (*s == SF && s[1] == code) {
			s += 2;
			for (t = s; t < e && *t != SF; t++)
				;
			*n = t - s;
			return s;
		}
	return NULL;
}

/* does tag match want? x stands for any digit */
static int
match(char *tag, char *want)
{
	int i;

	for (i = 0; i < 3; i++) {
		if (want[i] == '\0')
			return 0;
		if (want[i] != 'x' && want[i] != tag[i])
			return 0;
	}
	return want[3] == '\0';
}

int
show(REC *r, char *want)
{
	FIELD f;
	int i;

	if (want == NULL)
		printf("=LDR %c%c %ld bytes, %d fields\n",
		    r->status, r->type, r->len, r->nfield);
	for (i = 0; getfield(r, i, &f); i++) {
		if (want != NULL && !match(f.tag, want))
			continue;
		printf("=%s ", f.tag);
		if (control(&f))
			ptext(f.text, f.len);
		else
			pdata(&f);
		putchar('\n');
	}
	if (want == NULL)
		putchar('\n');
	return 0;
}

/* title and author on a line */
int
titles(REC *r)
{
	FIELD f;
	char *s;
	long n;
	int i, seen = 0;

	for (i = 0; getfield(r, i, &f); i++)
		if (strcmp(f.tag, "245") == 0 && !seen++) {
			if ((s = subfield(&f, 'a', &n)) != NULL)
				ptext(s, n);
			if ((s = subfield(&f, 'b', &n)) != NULL) {
				printf(": ");
				ptext(s, n);
			}
		}
	if (!seen)
		printf("(no title)");
	for (i = 0; getfield(r, i, &f); i++)
		if (strcmp(f.tag, "100") == 0 || strcmp(f.tag, "700") == 0)
			if ((s = subfield(&f, 'a', &n)) != NULL) {
				printf(" / ");
				ptext(s, n);
			}
	putchar('\n');
	return 0;
}

/* how many fields of each hundred, and how much text */
int
count(REC *r)
{
	FIELD f;
	int by[10], i;
	long total = 0;

	for (i = 0; i < 10; i++)
		by[i] = 0;
	for (i = 0; getfield(r, i, &f); i++) {
		if (f.tag[0] >= '0' && f.tag[0] <= '9')
			by[f.tag[0] - '0']++;
		total += f.len;
	}
	for (i = 0; i < 10; i++)
		if (by[i])
			printf("%dxx %d  ", i, by[i]);
	printf("text %ld\n", total);
	return 0;
}
