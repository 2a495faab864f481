#include <stdio.h>
#include <string.h>

struct opt { char *key; char *value; struct opt *next; };
static struct opt *opts;

static char *
lookup(key)
	char *key;
{
	struct opt *o;

	for (o = opts; o != NULL; o = o->next)
		if (strcmp(o->key, key) == 0)
			return o->value;
	return NULL;
}

static int
apply(key)
	char *key;
{
	char *v;
	int n = 0;

	v = lookup(key);
	while (*v != '\0')
		n += *v++;
	return n;
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	int n;

	n = apply(argc > 1 ? argv[1] : "x");
	if (n < 0) {
		fprintf(stderr, "bad\n");
		return 1;
	}
	printf("%d\n", n);
	return 0;
}
