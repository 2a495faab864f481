/* unser: reads values in PHP's serialize() format and prints them. */
#ifndef ZVAR_H
#define ZVAR_H

#include <stddef.h>

#define UNSER_MAX_DEPTH 24
#define ZSTR_SMALL 16

typedef enum { IS_NULL, IS_BOOL, IS_LONG, IS_STRING, IS_ARRAY, IS_OBJECT } ztype;

/* short strings live in the structure itself */
typedef struct {
	long len;
	char *val;
	char small[ZSTR_SMALL];
} zstr;

typedef struct zvar {
	ztype type;
	long lval;             /* IS_BOOL, IS_LONG */
	zstr str;              /* IS_STRING; class name of IS_OBJECT */
	long count;            /* IS_ARRAY, IS_OBJECT */
	struct zpair *pairs;
} zvar;

typedef struct zpair {
	zvar key;
	zvar value;
	struct zpair *next;
} zpair;

typedef struct {
	const char *cur;
	const char *end;
	int depth;
} unserializer;

/* zvar.c */
int zstr_init(zstr *s, const char *from, long len);
void zstr_release(zstr *s);
void zvar_dtor(zvar *v);
void zvar_dump(const zvar *v, int indent);

/* unserialize.c: 0 or -1; the value is always safe to destroy */
int unserialize(unserializer *u, zvar *v);

#endif
