/*
 * bibdump - print library records
 *	bibdump [-t] [-c] [-f tag] file
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "bib.h"

static void
usage()
{
	fprintf(stderr, "usage: bibdump [-t | -c | -f tag] file\n");
	exit(2);
}

int
main(int argc, char **argv)
{
	FILE *fp;
	REC *r;
	char *want = NULL;
	int mode = 'd';

	while (argc > 1 && argv[1][0] == '-') {
		switch (argv[1][1]) {
		case 't':
		case 'c':
			mode = argv[1][1];
			break;
		case 'f':
			if (argc < 3)
				usage();
			want = argv[2];
			argv++, argc--;
			break;
		default:
			usage();
		}
		argv++, argc--;
	}
	if (argc != 2)
		usage();
	if ((fp = fopen(argv[1], "r")) == NULL) {
		fprintf(stderr, "bibdump: can't open %s\n", argv[1]);
		exit(1);
	}
	while ((r = getrec(fp)) != NULL) {
		if (mode == 't')
			titles(r);
		else if (mode == 'c')
			count(r);
		else
			show(r, want);
		freerec(r);
		fflush(stdout);
	}
	fclose(fp);
	return errs != 0;
}
