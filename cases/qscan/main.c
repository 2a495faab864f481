#include <stdio.h>
#include <stdlib.h>
#include "qscan.h"

static void
report(void)
{
	struct comp *c;
	int i;

	printf("%dx%d, %d components\n", img.width, img.height, img.ncomp);
	for (i = 0; i < img.ncomp; i++) {
		c = &img.comp[i];
		printf("  %d: %dx%d table %d (dc step %u) blocks %ld nonzero %ld sum %ld\n",
		    c->id, c->hv >> 4, c->hv & 15, c->tq, qtab[c->tq * BLOCK],
		    c->blocks, c->nonzero, c->sum);
	}
	for (i = 0; i < NQUANT; i++)
		if (qseen[i])
			printf("  q%d %u..%u\n", i, qtab[i * BLOCK], qtab[i * BLOCK + BLOCK - 1]);
}

int
main(int argc, char **argv)
{
	static const char *msg[] = { "", "truncated", "bad marker", "bad value", "out of order" };
	unsigned char *buf;
	long n;
	FILE *f;
	int r;

	if (argc != 2 || (f = fopen(argv[1], "rb")) == NULL) {
		fprintf(stderr, "usage: qscan file\n");
		return 2;
	}
	buf = malloc(1 << 20);
	if (buf == NULL)
		return 2;
	n = fread(buf, 1, 1 << 20, f);
	fclose(f);
	r = parse(buf, n);
	free(buf);
	if (r < 0) {
		fprintf(stderr, "qscan: %s\n", msg[-r]);
		return 1;
	}
	report();
	return 0;
}
