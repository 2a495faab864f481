#ifndef ROTA_H
#define ROTA_H

#include <stdbool.h>
#include <stdio.h>

/* A rota: crews that take turns by a repeating pattern of days. */

enum { MAX_CREWS = 12, MAX_CYCLE = 56, NAME_LEN = 24, MAX_SWAPS = 64 };

#define OFF_DUTY 0xff

struct crew {
    char name[NAME_LEN];
    char letter;
};

struct swap {
    long day;
    unsigned char crew;
};

struct rota {
    long anchor;                       /* day number of the pattern's first day */
    int cycle;                         /* days in the pattern */
    unsigned char pattern[MAX_CYCLE];  /* index of the crew, or OFF_DUTY */
    int ncrews;
    struct crew crews[MAX_CREWS];
    int nswaps;
    struct swap swaps[MAX_SWAPS];
};

/* date.c: day numbers count from 1970-01-01, which is day 0 */
bool date_parse(const char *text, long *day);
void date_format(long day, char out[16]);
int date_year(long day);
int date_month(long day);
const char *date_weekday(long day);

/* rota.c */
const char *rota_declare(struct rota *r, char letter, const char *name);
const char *rota_pattern(struct rota *r, const char *letters);
const char *rota_swap(struct rota *r, long day, char letter);
const struct crew *rota_on(const struct rota *r, long day);

/* commands.c */
struct session {
    struct rota rota;
    FILE *out;
};
const char *run_command(struct session *s, char *line);

#endif
