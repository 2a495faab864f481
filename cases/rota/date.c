#include "rota.h"

#include <stdlib.h>
#include <string.h>

/* The civil calendar with years that start in March, so that the leap day comes last. */

static long days_from_civil(long y, int m, int d)
{
    long era, yoe, doy, doe;

    y -= m <= 2;
    era = (y >= 0 ? y : y - 399) / 400;
    yoe = y - era * 400;
    doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
    doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return era * 146097 + doe - 719468;
}

static void civil_from_days(long z, long *y, int *m, int *d)
{
    long era, doe, yoe, doy, mp;

    z += 719468;
    era = (z >= 0 ? z : z - 146096) / 146097;
    doe = z - era * 146097;
    yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    mp = (5 * doy + 2) / 153;
    *d = (int)(doy - (153 * mp + 2) / 5 + 1);
    *m = (int)(mp < 10 ? mp + 3 : mp - 9);
    *y = yoe + era * 400 + (*m <= 2);
}

static bool digits(const char *p, int n, int *value)
{
    *value = 0;
    while (n-- > 0) {
        if (*p < '0' || *p > '9')
            return false;
        *value = *value * 10 + (*p++ - '0');
    }
    return true;
}

bool date_parse(const char *text, long *day)
{
    int y, m, d, m2, d2;
    long y2;

    if (strlen(text) != 10 || text[4] != '-' || text[7] != '-')
        return false;
    if (!digits(text, 4, &y) || !digits(text + 5, 2, &m) || !digits(text + 8, 2, &d))
        return false;
    if (y < 1970 || m < 1 || m > 12 || d < 1 || d > 31)
        return false;
    *day = days_from_civil(y, m, d);
    civil_from_days(*day, &y2, &m2, &d2);
    return y2 == y && m2 == m && d2 == d;
}

void date_format(long day, char out[16])
{
    long y;
    int m, d;

    civil_from_days(day, &y, &m, &d);
    snprintf(out, 16, "%04ld-%02d-%02d", y, m, d);
}

int date_year(long day)
{
    long y;
    int m, d;

    civil_from_days(day, &y, &m, &d);
    return (int)y;
}

int date_month(long day)
{
    long y;
    int m, d;

    civil_from_days(day, &y, &m, &d);
    return m;
}

const char *date_weekday(long day)
{
    static const char *const names[] = { "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed" };

    /* there are no dates before 1970, date_parse sees to that */
    return names[day % 7];
}
