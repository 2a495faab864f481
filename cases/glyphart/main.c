#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art.h"

static int canvas_size(FILE *f, struct art *a)
{
	char text[64];

	if (!fgets(text, sizeof(text), f))
		return -1;
	if (sscanf(text, "canvas %3d %3d", &a->width, &a->height) != 2)
		return -1;
	if (a->width < 1 || a->width > ART_MAX_W)
		return -1;
	return a->height < 1 || a->height > ART_MAX_H ? -1 : 0;
}

int main(int argc, char **argv)
{
	char text[200];
	struct art a;
	FILE *f;

	if (argc != 2 || !(f = fopen(argv[1], "r"))) {
		fprintf(stderr, "usage: glyphart SCRIPT\n");
		return 2;
	}
	memset(&a, 0, sizeof(a));
	a.tail = &a.layers;
	if (canvas_size(f, &a) < 0) {
		printf("no canvas\n");
		fclose(f);
		return 1;
	}
	a.cells = malloc((size_t)(a.width * a.height));
	a.pals = calloc(ART_MAX_PALS, sizeof(*a.pals));
	if (a.cells && a.pals) {
		palette_add(&a, "plain", ".+#");
		a.line = 1;
		while (fgets(text, sizeof(text), f)) {
			a.line++;
			script_line(&a, text);
		}
	}
	fclose(f);
	layers_free(&a);
	free(a.pals);
	free(a.cells);
	return a.errors ? 1 : 0;
}
