/* fragjoin: puts the messages of a fragment capture together and shows them */
#include <stdlib.h>

#include "frag.h"

int main(int argc, char **argv)
{
	struct joiner j;
	struct frag f;
	enum status st;
	unsigned long nr = 0;
	FILE *in = NULL;
	int code = 1;

	if (argc != 2) {
		fprintf(stderr, "usage: fragjoin CAPTURE\n");
		return 2;
	}
	joiner_init(&j);
	in = fopen(argv[1], "rb");
	if (!in) {
		perror(argv[1]);
		goto out;
	}
	st = read_magic(in);
	if (st != ST_OK)
		goto complain;

	while ((st = read_frag(in, &f)) == ST_OK) {
		nr++;
		st = joiner_add(&j, &f, show_message, stdout);
		free(f.payload);
		if (st == ST_RANGE || st == ST_TYPE) {
			/* one bad fragment does not spoil the capture */
			printf("fragment %lu: %s\n", nr, status_text(st));
			j.dropped++;
			continue;
		}
		if (st != ST_OK)
			goto complain;
	}
	if (st != ST_END)
		goto complain;

	printf("%lu done, %lu dropped, %lu repeated, %u unfinished\n",
	       j.done, j.dropped, j.repeated, joiner_pending(&j));
	code = 0;
	goto out;

complain:
	fflush(stdout);
	fprintf(stderr, "fragjoin: after fragment %lu: %s\n", nr, status_text(st));
out:
	joiner_free(&j);
	if (in)
		fclose(in);
	return code;
}
