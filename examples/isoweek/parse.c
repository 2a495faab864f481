/* Dates as YYYY-MM-DD. */
#include <ctype.h>
#include <string.h>

#include "isoweek.h"

static int number(const char *digits, int count)
{
	int value = 0;

	for (int i = 0; i < count; i++) {
		if (!isdigit((unsigned char)digits[i]))
			return -1;
		value = value * 10 + (digits[i] - '0');
	}
	return value;
}

int parse_date(const char *text, struct date *date)
{
	if (strlen(text) != 10 || text[4] != '-' || text[7] != '-')
		return -1;
	date->year = number(text, 4);
	date->month = number(text + 5, 2);
	date->day = number(text + 8, 2);
	if (date->year < 1 || date->month < 1 || date->month > 12)
		return -1;
	if (date->day < 1 || date->day > days_in_month(date->year, date->month))
		return -1;
	return 0;
}
