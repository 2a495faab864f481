#include <stdio.h>
#include "capture.h"

int main(int argc, char **argv)
{
	static const char *const label[DEC_KINDS] = { "good", "short", "bad", "other" };
	struct capture cap;
	struct record rec;
	struct flows flows;
	unsigned kinds[DEC_KINDS] = { 0 }, n = 0, i;
	int rc;

	if (argc != 2) {
		fprintf(stderr, "usage: pcapsum FILE\n");
		return 2;
	}
	if (capture_open(&cap, argv[1]) < 0) {
		fprintf(stderr, "pcapsum: %s\n", cap.error);
		return 1;
	}
	flows_init(&flows);
	while ((rc = capture_next(&cap, &rec)) > 0) {
		printf("%u: %u.%06u %u/%u", ++n, rec.sec, rec.frac, rec.caplen, rec.origlen);
		kinds[decode(&flows, cap.link, SPAN(rec.data, rec.caplen))]++;
		putchar('\n');
		record_free(&rec);
	}
	if (rc < 0)
		fprintf(stderr, "pcapsum: %s after packet %u\n", cap.error, n);
	for (i = 0; i < DEC_KINDS; i++)
		printf("%s%s %u", i ? ", " : "", label[i], kinds[i]);
	putchar('\n');
	flows_print(&flows);
	flows_free(&flows);
	capture_close(&cap);
	return rc < 0;
}
