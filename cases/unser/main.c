#include <stdio.h>
#include <string.h>
#include "zvar.h"

static char text[32768];

int main(int argc, char **argv)
{
	unserializer u;
	zvar v;
	FILE *f = argc == 2 ? fopen(argv[1], "rb") : NULL;
	int r;

	if (!f) {
		fprintf(stderr, "usage: unser file\n");
		return 2;
	}
	memset(&v, 0, sizeof(v));
	u.cur = text;
	u.end = text + fread(text, 1, sizeof(text), f);
	u.depth = 0;
	fclose(f);

	r = unserialize(&u, &v);
	if (r < 0) {
		printf("error at offset %ld\n", (long) (u.cur - text));
	} else {
		zvar_dump(&v, 0);
	}
	zvar_dtor(&v);
	return r < 0;
}
