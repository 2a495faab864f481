#ifndef ISOWEEK_H
#define ISOWEEK_H

struct date {
	int year;
	int month;
	int day;
};

/* A week of ISO 8601, which may belong to another year than the date. */
struct week {
	int year;
	int number;
	int day; /* 1 is Monday */
};

/* calendar.c */
int is_leap(int year);
int days_in_month(int year, int month);
int day_of_year(const struct date *date);
int weekday(const struct date *date);

/* week.c */
void iso_week(const struct date *date, struct week *week);

/* parse.c */
int parse_date(const char *text, struct date *date);

#endif
