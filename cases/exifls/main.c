#include <stdio.h>
#include <stdlib.h>
#include "exif.h"

#define MAXFILE	(1 << 20)

int
main(int argc, char **argv)
{
	static Exif x;
	FILE *f;
	u8 *buf;
	size_t len;
	int rc = 0;

	if (argc != 2) {
		fprintf(stderr, "usage: exifls file\n");
		return 2;
	}
	if ((f = fopen(argv[1], "rb")) == NULL) {
		perror(argv[1]);
		return 2;
	}
	if ((buf = malloc(MAXFILE)) == NULL)
		return 2;
	len = fread(buf, 1, MAXFILE, f);
	fclose(f);

	if (exif_load(&x, buf, len) < 0) {
		fprintf(stderr, "exifls: %s: bad exif block\n", argv[1]);
		rc = 1;
	} else {
		printf("vendor: %s\n", exif_vendor(&x));
		exif_print(&x);
	}
	exif_free(&x);
	free(buf);
	return rc;
}
