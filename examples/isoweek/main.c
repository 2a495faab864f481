/* isoweek DATE... - print the ISO 8601 week of each date */
#include <stdio.h>

#include "isoweek.h"

int main(int argc, char **argv)
{
	int status = 0;

	if (argc < 2) {
		fprintf(stderr, "usage: isoweek YYYY-MM-DD...\n");
		return 2;
	}
	for (int i = 1; i < argc; i++) {
		struct date date;
		struct week week;

		if (parse_date(argv[i], &date) != 0) {
			fprintf(stderr, "isoweek: %s: not a date\n", argv[i]);
			status = 1;
			continue;
		}
		iso_week(&date, &week);
		printf("%04d-W%02d-%d\n", week.year, week.number, week.day);
	}
	return status;
}
