/* tilecat: show a tile map on the terminal. */
#include "map.h"

#include <stdlib.h>
#include <string.h>

static int usage(FILE *to, int status)
{
	fputs("usage: tilecat [-u] [-l LAYER] FILE\n"
	      "  -u        count the uses of each tile instead of drawing\n"
	      "  -l LAYER  draw only this layer, 0 is the lowest\n", to);
	return status;
}

int main(int argc, char **argv)
{
	struct map map;
	enum map_status status;
	int only = -1, count = 0, i, rc = 0;

	for (i = 1; i < argc && argv[i][0] == '-'; i++) {
		if (strcmp(argv[i], "-u") == 0)
			count = 1;
		else if (strcmp(argv[i], "-l") == 0 && i + 1 < argc)
			only = atoi(argv[++i]);
		else
			return usage(stderr, 2);
	}
	if (i + 1 != argc)
		return usage(stderr, 2);

	status = map_load(&map, argv[i]);
	if (status != MAP_OK) {
		fprintf(stderr, "tilecat: %s: %s\n", argv[i], map_strstatus(status));
		return 1;
	}
	if (count)
		map_print_usage(&map, stdout);
	else
		rc = map_render(&map, only, stdout) != 0;
	map_free(&map);
	return rc;
}
