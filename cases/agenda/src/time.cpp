#include <cctype>
#include <cstdio>

#include "parser.hpp"

namespace agenda {

namespace {

int digits(const std::string &text, std::size_t at, std::size_t count) {
    int value = 0;
    for (std::size_t i = at; i < at + count; i++) {
        if (i >= text.size() || !std::isdigit(static_cast<unsigned char>(text[i])))
            throw ParseError("bad time " + text);
        value = value * 10 + (text[i] - '0');
    }
    return value;
}

// Days since 1970-01-01 in the proleptic Gregorian calendar.
long days_from_civil(long y, int m, int d) {
    y -= m <= 2;
    const long era = (y >= 0 ? y : y - 399) / 400;
    const long yoe = y - era * 400;
    const long doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
    const long doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return era * 146097 + doe - 719468;
}

}  // namespace

long parse_time(const std::string &text) {
    const int year = digits(text, 0, 4), month = digits(text, 4, 2), day = digits(text, 6, 2);
    int hour = 0, minute = 0;

    if (year < 1971 || month < 1 || month > 12 || day < 1 || day > 31)
        throw ParseError("bad time " + text);
    if (text.size() > 8) {
        if (text[8] != 'T')
            throw ParseError("bad time " + text);
        hour = digits(text, 9, 2);
        minute = digits(text, 11, 2);
    }
    return (days_from_civil(year, month, day) * 24 + hour) * 60 + minute;
}

std::string format_time(long minutes) {
    long z = minutes / 1440 + 719468;
    const long era = z / 146097, doe = z - era * 146097;
    const long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    const long doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    const long mp = (5 * doy + 2) / 153;
    const long d = doy - (153 * mp + 2) / 5 + 1, m = mp < 10 ? mp + 3 : mp - 9;
    const long y = yoe + era * 400 + (m <= 2);
    char text[64];

    std::snprintf(text, sizeof text, "%04ld-%02ld-%02ld %02ld:%02ld", y, m, d, minutes / 60 % 24, minutes % 60);
    return text;
}

}  // namespace agenda
