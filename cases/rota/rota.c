#include "rota.h"

#include <ctype.h>
#include <string.h>

static int crew_index(const struct rota *r, char letter)
{
    for (int i = 0; i < r->ncrews; i++)
        if (r->crews[i].letter == letter)
            return i;
    return -1;
}

const char *rota_declare(struct rota *r, char letter, const char *name)
{
    struct crew *c;

    if (!isupper((unsigned char)letter))
        return "a crew's letter is a capital";
    if (crew_index(r, letter) >= 0)
        return "crew declared twice";
    if (r->ncrews == MAX_CREWS)
        return "too many crews";
    if (strlen(name) >= NAME_LEN)
        return "name too long";
    c = &r->crews[r->ncrews++];
    c->letter = letter;
    strcpy(c->name, name);
    return NULL;
}

const char *rota_pattern(struct rota *r, const char *letters)
{
    size_t n = strlen(letters);
    unsigned char days[MAX_CYCLE];

    if (n == 0 || n > MAX_CYCLE)
        return "a pattern has 1 to 56 days";
    for (size_t i = 0; i < n; i++) {
        int c = crew_index(r, letters[i]);

        if (letters[i] == '-')
            days[i] = OFF_DUTY;
        else if (c < 0)
            return "pattern names an unknown crew";
        else
            days[i] = (unsigned char)c;
    }
    memcpy(r->pattern, days, n);
    r->cycle = (int)n;
    return NULL;
}

const char *rota_swap(struct rota *r, long day, char letter)
{
    int c = crew_index(r, letter);
    int i;

    if (c < 0)
        return "swap to an unknown crew";
    for (i = 0; i < r->nswaps; i++)
        if (r->swaps[i].day == day)
            break;
    if (i == MAX_SWAPS)
        return "too many swaps";
    if (i == r->nswaps)
        r->nswaps++;
    r->swaps[i].day = day;
    r->swaps[i].crew = (unsigned char)c;
    return NULL;
}

const struct crew *rota_on(const struct rota *r, long day)
{
    long slot = (day - r->anchor) % r->cycle;
    unsigned char c = r->pattern[slot];

    for (int i = 0; i < r->nswaps; i++)
        if (r->swaps[i].day == day)
            c = r->swaps[i].crew;
    return c == OFF_DUTY ? NULL : &r->crews[c];
}
