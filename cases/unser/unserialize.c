#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "zvar.h"

#define MAX_DIGITS 18

static int expect(unserializer *u, char c)
{
	if (u->cur == u->end || *u->cur != c) {
		return -1;
	}
	u->cur++;
	return 0;
}

/* An optionally signed number. */
static int parse_iv(unserializer *u, long *iv)
{
	long result = 0;
	int neg = 0, digits = 0;

	if (u->cur < u->end && (*u->cur == '-' || *u->cur == '+')) {
		neg = *u->cur++ == '-';
	}
	while (u->cur < u->end && isdigit((unsigned char) *u->cur)) {
		if (++digits > MAX_DIGITS) {
			return -1;
		}
		result = result * 10 + (*u->cur++ - '0');
	}
	*iv = neg ? -result : result;
	return digits ? 0 : -1;
}

/* A length and its colon; no more can be meant than there is input. */
static int parse_len(unserializer *u, long *len)
{
	if (parse_iv(u, len) < 0 || expect(u, ':') < 0) {
		return -1;
	}
	if (*len > u->end - u->cur) {
		return -1;
	}
	return 0;
}

/* "...", where the quotes are not counted */
static int parse_quoted(unserializer *u, zstr *s)
{
	long len;

	if (parse_len(u, &len) < 0 || expect(u, '"') < 0) {
		return -1;
	}
	if (u->end - u->cur <= len || u->cur[len] != '"') {
		return -1;
	}
	if (zstr_init(s, u->cur, len) < 0) {
		return -1;
	}
	u->cur += len + 1;
	return 0;
}

/* n:{key value key value ...} */
static int parse_pairs(unserializer *u, zvar *v)
{
	zpair **tail = &v->pairs;
	long n;

	if (parse_len(u, &n) < 0 || expect(u, '{') < 0) {
		return -1;
	}
	if (++u->depth > UNSER_MAX_DEPTH) {
		return -1;
	}
	while (v->count != n && u->cur < u->end) {
		zpair *p = calloc(1, sizeof(*p));

		if (!p) {
			return -1;
		}
		p->key.str.val = p->key.str.small;
		p->value.str.val = p->value.str.small;
		*tail = p;
		tail = &p->next;
		if (unserialize(u, &p->key) < 0) {
			return -1;
		}
		if (p->key.type != IS_LONG && p->key.type != IS_STRING) {
			return -1;
		}
		if (unserialize(u, &p->value) < 0) {
			return -1;
		}
		v->count++;
	}
	u->depth--;
	return expect(u, '}');
}

int unserialize(unserializer *u, zvar *v)
{
	char type;

	memset(v, 0, offsetof(zvar, str));
	v->str.val = v->str.small;
	if (u->end - u->cur < 2) {
		return -1;
	}
	type = *u->cur++;
	if (type == 'N') {
		v->type = IS_NULL;
		return expect(u, ';');
	}
	if (expect(u, ':') < 0) {
		return -1;
	}
	switch (type) {
		case 'b':
		case 'i':
			v->type = type == 'b' ? IS_BOOL : IS_LONG;
			return parse_iv(u, &v->lval) < 0 ? -1 : expect(u, ';');
		case 's':
			v->type = IS_STRING;
			return parse_quoted(u, &v->str) < 0 ? -1 : expect(u, ';');
		case 'a':
			v->type = IS_ARRAY;
			return parse_pairs(u, v);
		case 'O':
			v->type = IS_OBJECT;
			if (parse_quoted(u, &v->str) < 0 || expect(u, ':') < 0) {
				return -1;
			}
			return parse_pairs(u, v);
	}
	return -1;
}
