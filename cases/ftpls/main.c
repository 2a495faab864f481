#include <stdio.h>
#include <string.h>
#include "ftpls.h"

static int
doline(line)
	char *line;
{
	struct entry e;
	int n;

	n = strlen(line);
	while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
		line[--n] = '\0';
	if (n == 0 || strncmp(line, "total ", 6) == 0)
		return (0);
	if (line[0] == '/' && line[n - 1] == ':') {
		line[n - 1] = '\0';
		return (setdir(line));
	}
	if (parse(line, &e) < 0)
		return (-1);
	return (show(&e));
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	char line[LINELEN];
	FILE *fp;

	if (argc != 2) {
		fprintf(stderr, "usage: ftpls listing\n");
		return (2);
	}
	if ((fp = fopen(argv[1], "r")) == NULL) {
		perror(argv[1]);
		return (2);
	}
	while (fgets(line, sizeof(line), fp) != NULL)
		if (doline(line) < 0)
			nbad++;
	fclose(fp);
	printf("%d files, %d directories, %d links, %ld bytes, %d bad\n",
	    nfiles, ndirs, nlinks, total, nbad);
	return (nbad != 0);
}
