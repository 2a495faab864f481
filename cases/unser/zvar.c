#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zvar.h"

int zstr_init(zstr *s, const char *from, long len)
{
	s->val = s->small;
	if (len >= ZSTR_SMALL) {
		s->val = malloc(len + 1);
		if (!s->val) {
			return -1;
		}
	}
	memcpy(s->val, from, len);
	s->val[len] = '\0';
	s->len = len;
	return 0;
}

void zstr_release(zstr *s)
{
	if (s->val != s->small) {
		free(s->val);
	}
	s->val = NULL;
}

void zvar_dtor(zvar *v)
{
	zpair *p = v->pairs;

	while (p) {
		zpair *next = p->next;
		zvar_dtor(&p->key);
		zvar_dtor(&p->value);
		free(p);
		p = next;
	}
	zstr_release(&v->str);
	v->pairs = NULL;
}

static void dump_pairs(const zvar *v, int indent)
{
	const zpair *p;

	for (p = v->pairs; p; p = p->next) {
		if (p->key.type == IS_LONG) {
			printf("%*s[%ld] => ", indent, "", p->key.lval);
		} else {
			printf("%*s[\"%s\"] => ", indent, "", p->key.str.val);
		}
		zvar_dump(&p->value, indent);
	}
}

void zvar_dump(const zvar *v, int indent)
{
	switch (v->type) {
		case IS_NULL:
			printf("NULL\n");
			break;
		case IS_BOOL:
			printf("bool(%s)\n", v->lval ? "true" : "false");
			break;
		case IS_LONG:
			printf("int(%ld)\n", v->lval);
			break;
		case IS_STRING:
			printf("string(%ld) \"", v->str.len);
			fwrite(v->str.val, 1, v->str.len, stdout);
			printf("\"\n");
			break;
		case IS_ARRAY:
			printf("array(%ld)\n", v->count);
			dump_pairs(v, indent + 2);
			break;
		case IS_OBJECT:
			printf("object(%s) (%ld)\n", v->str.val, v->count);
			dump_pairs(v, indent + 2);
			break;
	}
}
