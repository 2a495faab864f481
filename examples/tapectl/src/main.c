/* tapectl: run a simulated tape drive through the steps on the command line. */
#include "drive.h"

#include <stdio.h>

static int usage(void)
{
	fputs("usage: tapectl STEP...\n"
	      "steps:", stderr);
	for (int i = 0; i < EV_COUNT; i++)
		fprintf(stderr, " %s", event_name((enum event)i));
	fputs("\n"
	      "seek:N goes to block N, skip:N goes on by N blocks, or back if N is negative,\n"
	      "N has at most two digits; write:TEXT writes a block of at most 16 characters\n", stderr);
	return 2;
}

static const char *outcome_text(enum outcome outcome)
{
	switch (outcome) {
	case OUT_OK:     return "done";
	case OUT_DENIED: return "not possible now";
	case OUT_RANGE:  return "no such block";
	case OUT_END:    return "end of tape";
	}
	return "?";
}

int main(int argc, char **argv)
{
	struct drive drive = { ST_EMPTY, 0 };

	if (argc < 2)
		return usage();
	for (int i = 1; i < argc; i++) {
		struct step step;
		enum outcome outcome;

		if (step_parse(argv[i], &step) != 0) {
			fprintf(stderr, "tapectl: '%s' is no step\n", argv[i]);
			return usage();
		}
		outcome = machine_step(&drive, &step);
		if (outcome != OUT_OK) {
			fflush(stdout);
			fprintf(stderr, "tapectl: %s: %s\n", argv[i], outcome_text(outcome));
			return 1;
		}
	}
	return 0;
}
