#include <stdio.h>
#include <stdlib.h>

#include "lldp.h"

#define MAXFRAME	9000

int
main(int argc, char **argv)
{
	static u_char frame[MAXFRAME];
	u_char *bp;
	size_t i, n;
	FILE *f;
	int r;

	if (argc != 2) {
		fprintf(stderr, "usage: lldpshow frame\n");
		return (2);
	}
	if ((f = fopen(argv[1], "rb")) == NULL) {
		perror(argv[1]);
		return (2);
	}
	n = fread(frame, 1, sizeof(frame), f);
	fclose(f);
	/* the printers get a buffer of the captured length */
	bp = malloc(n ? n : 1);
	if (bp == NULL)
		return (2);
	for (i = 0; i < n; i++)
		bp[i] = frame[i];
	r = lldp_print(bp, n);
	free(bp);
	return (r < 0 ? 1 : 0);
}
