/* The Gregorian calendar. */
#include "isoweek.h"

int is_leap(int year)
{
	return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int days_in_month(int year, int month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

	return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

/* 1 for the first of January. */
int day_of_year(const struct date *date)
{
	int count = date->day;

	for (int month = 1; month < date->month; month++)
		count += days_in_month(date->year, month);
	return count;
}

/* 1 for Monday, 7 for Sunday. */
int weekday(const struct date *date)
{
	int before = date->year - 1;
	int days = before * 365 + before / 4 - before / 100 + before / 400;

	return (days + day_of_year(date) - 1) % 7 + 1;
}
