/* Weeks of ISO 8601: they begin on Monday, and the first one has the year's first Thursday. */
#include "isoweek.h"

static int weeks_in(int year)
{
	struct date first = { year, 1, 1 };
	int day = weekday(&first);

	return day == 4 || (day == 3 && is_leap(year)) ? 53 : 52;
}

void iso_week(const struct date *date, struct week *week)
{
	week->year = date->year;
	week->day = weekday(date);
	week->number = (day_of_year(date) - week->day + 10) / 7;
	if (week->number < 1) {
		week->year--;
		week->number = weeks_in(week->year);
	} else if (week->number > 53) {
		week->year++;
		week->number = 1;
	}
}
