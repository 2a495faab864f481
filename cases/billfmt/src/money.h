#ifndef MONEY_H
#define MONEY_H

#include <stdint.h>
#include <stdio.h>

/* Settings of an invoice: X(type, name, keyword, default) */
#define SYMBOL_MAX  6
#define SEP_MAX     4   /* one character, in UTF-8 */
#define PLACES_MAX  4

#define STYLE_FIELDS(TEXT, NUMBER)                          \
    TEXT(symbol,   "symbol",   SYMBOL_MAX, "")              \
    TEXT(thousands,"thousands",SEP_MAX,    ",")             \
    TEXT(point,    "point",    SEP_MAX,    ".")             \
    NUMBER(group,  "group",    1, 9,          3)            \
    NUMBER(places, "places",   0, PLACES_MAX, 2)            \
    NUMBER(width,  "width",    0, 72,         14)           \
    NUMBER(parens, "parens",   0, 1,          0)

struct style {
#define TEXT(name, key, max, dflt) char name[(max) + 1];
#define NUMBER(name, key, lo, hi, dflt) int name;
    STYLE_FIELDS(TEXT, NUMBER)
#undef TEXT
#undef NUMBER
};

/* longest line that is read */
#define LINE_MAX_LEN 160

void style_init(struct style *st);
/* 0, or what is wrong */
const char *style_set(struct style *st, const char *key, const char *value);

/* Amounts are kept in the smallest unit, as many places as the style has. */
int money_parse(const struct style *st, const char *text, int64_t *out);
void money_print(FILE *out, const struct style *st, int64_t amount);

#endif
