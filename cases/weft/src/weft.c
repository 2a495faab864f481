/*
 * weft: reads a weaving draft and shows what the cloth looks like.
 *
 * The line "show" words of the draft's first line decide:  #! cloth turned floats balance
 */
#include <stdio.h>
#include <string.h>

#include "draft.h"

static void show(const grid *g)
{
	EACH_ROW(g, y) {
		for (unsigned x = 0; x < g->w; x++)
			putchar(GRID_GET(g, x, y) ? '#' : '.');
		putchar('\n');
	}
}

#define WANT(word)  (strstr(wanted, word) != NULL)
#define FAIL(text)  do { fputs("weft: " text "\n", stderr); goto out; } while (0)

static int weave(const char *wanted, const draft *d)
{
	grid cloth = { 0 }, turned = { 0 };
	unsigned row = 0, n;
	int status = 1;

	if (!draft_drawdown(d, &cloth))
		FAIL("out of memory");
	printf("%u ends, %u picks, %u shafts, %u treadles\n", d->ends, d->picks, d->shafts, d->treadles);
	if (WANT("cloth"))
		show(&cloth);
	if (WANT("turned") || WANT("floats"))
		if (!grid_turn(&turned, &cloth))
			FAIL("out of memory");
	if (WANT("turned"))
		show(&turned);
	if (WANT("floats")) {
		n = longest_float(&cloth, &row);
		printf("longest weft float %u in pick %u\n", n, row);
		n = longest_float(&turned, &row);
		printf("longest warp float %u in end %u\n", n, row);
	}
	if (WANT("balance")) {
		unsigned long up = 0;

		EACH_CELL(&cloth, x, y)
			up += GRID_GET(&cloth, x, y);
		printf("%lu%% warp\n", up * 100 / ((unsigned long)cloth.w * cloth.h));
	}
	status = 0;
out:
	grid_drop(&turned);
	grid_drop(&cloth);
	return status;
}

int main(int argc, char **argv)
{
	static draft d;
	char wanted[128] = "cloth";
	FILE *in;

	if (argc != 2 || !(in = fopen(argv[1], "r"))) {
		fputs("usage: weft DRAFT\n", stderr);
		return 2;
	}
	if (fgets(wanted, sizeof wanted, in) && strncmp(wanted, "#!", 2) != 0) {
		strcpy(wanted, "cloth");
		rewind(in);
	}
	if (!draft_read(&d, in)) {
		fclose(in);
		fprintf(stderr, "weft: %s\n", d.problem);
		return 1;
	}
	fclose(in);
	return weave(wanted, &d);
}
