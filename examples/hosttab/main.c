/* hosttab: check a host table and list it by address. */
#include <stdio.h>
#include <string.h>

#include "host.h"

#define	LINELEN	256

static int
readtable(fp, list)
	FILE *fp;
	struct host **list;
{
	char line[LINELEN];
	int lineno;

	for (lineno = 1; fgets(line, LINELEN, fp) != NULL; lineno++) {
		if (strchr(line, '\n') == NULL && !feof(fp)) {
			fprintf(stderr, "hosttab: line %d: too long\n", lineno);
			return -1;
		}
		if (parseline(line, lineno, list) < 0)
			return -1;
	}
	return 0;
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	struct host *list;
	FILE *fp;
	int summary, status;

	summary = argc > 1 && strcmp(argv[1], "-s") == 0;
	if (argc != 2 + summary) {
		fprintf(stderr, "usage: hosttab [-s] file\n");
		return 2;
	}
	fp = fopen(argv[1 + summary], "r");
	if (fp == NULL) {
		perror(argv[1 + summary]);
		return 1;
	}
	list = NULL;
	status = readtable(fp, &list);
	fclose(fp);
	if (status == 0)
		report(list, summary);
	freehosts(list);
	return status < 0;
}
