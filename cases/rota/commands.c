#include "rota.h"

#include <stdlib.h>
#include <string.h>

/* One line of a script is one command; the table says how many words it takes. */

#define MAX_WORDS 4

typedef const char *command_fn(struct session *s, char **w);

static const char *bad_date = "not a date";

static const char *cmd_crew(struct session *s, char **w)
{
    if (w[1][1] != '\0')
        return "a crew's letter is a capital";
    return rota_declare(&s->rota, w[1][0], w[2]);
}

static const char *cmd_pattern(struct session *s, char **w)
{
    return rota_pattern(&s->rota, w[1]);
}

static const char *cmd_start(struct session *s, char **w)
{
    long day;

    if (!date_parse(w[1], &day))
        return bad_date;
    s->rota.anchor = day;
    return NULL;
}

static const char *cmd_swap(struct session *s, char **w)
{
    long day;

    if (!date_parse(w[1], &day))
        return bad_date;
    return rota_swap(&s->rota, day, w[2][0]);
}

static void print_day(struct session *s, long day)
{
    const struct crew *c = rota_on(&s->rota, day);
    char date[16];

    date_format(day, date);
    fprintf(s->out, "%s %s %s\n", date_weekday(day), date, c ? c->name : "-");
}

static const char *cmd_on(struct session *s, char **w)
{
    long day;

    if (!date_parse(w[1], &day))
        return bad_date;
    print_day(s, day);
    return NULL;
}

static const char *cmd_list(struct session *s, char **w)
{
    long from;
    int n = atoi(w[2]);

    if (!date_parse(w[1], &from))
        return bad_date;
    if (n < 1 || n > 400)
        return "from 1 to 400 days can be listed";
    for (int i = 0; i < n; i++)
        print_day(s, from + i);
    return NULL;
}

/* days each crew is on in the month of the date */
static const char *cmd_month(struct session *s, char **w)
{
    int count[MAX_CREWS] = { 0 };
    int month;
    long day;

    if (!date_parse(w[1], &day))
        return bad_date;
    month = date_month(day);
    while (day > 0 && date_month(day - 1) == month)
        day--;
    fprintf(s->out, "%04d-%02d:", date_year(day), month);
    for (; date_month(day) == month; day++) {
        const struct crew *c = rota_on(&s->rota, day);

        if (c != NULL)
            count[c - s->rota.crews]++;
    }
    for (int i = 0; i < s->rota.ncrews; i++)
        fprintf(s->out, " %c=%d", s->rota.crews[i].letter, count[i]);
    fputc('\n', s->out);
    return NULL;
}

/* the next day, from the date on, that a crew is on */
static const char *cmd_next(struct session *s, char **w)
{
    long day;

    if (!date_parse(w[1], &day))
        return bad_date;
    for (int i = 0; i <= MAX_CYCLE; i++, day++) {
        const struct crew *c = rota_on(&s->rota, day);

        if (c != NULL && c->letter == w[2][0]) {
            print_day(s, day);
            return NULL;
        }
    }
    return "crew is never on";
}

static const struct command {
    const char *name;
    int words;
    bool needs_pattern;
    command_fn *run;
} commands[] = {
    { "crew", 3, false, cmd_crew },
    { "pattern", 2, false, cmd_pattern },
    { "start", 2, false, cmd_start },
    { "swap", 3, false, cmd_swap },
    { "on", 2, true, cmd_on },
    { "list", 3, true, cmd_list },
    { "month", 2, true, cmd_month },
    { "next", 3, true, cmd_next },
};

const char *run_command(struct session *s, char *line)
{
    char *w[MAX_WORDS + 1];
    int n = 0;

    for (char *p = strtok(line, " \t\r\n"); p != NULL && n <= MAX_WORDS; p = strtok(NULL, " \t\r\n"))
        w[n++] = p;
    if (n == 0 || w[0][0] == '#')
        return NULL;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].name, w[0]) != 0)
            continue;
        if (n != commands[i].words)
            return "wrong number of words";
        if (commands[i].needs_pattern && s->rota.cycle == 0)
            return "no pattern yet";
        return commands[i].run(s, w);
    }
    return "unknown command";
}
