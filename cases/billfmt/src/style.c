#include <stdlib.h>
#include <string.h>

#include "money.h"

void style_init(struct style *st)
{
#define TEXT(name, key, max, dflt) strcpy(st->name, dflt);
#define NUMBER(name, key, lo, hi, dflt) st->name = (dflt);
    STYLE_FIELDS(TEXT, NUMBER)
#undef TEXT
#undef NUMBER
}

static int in_range(const char *value, int lo, int hi, int *out)
{
    char *end;
    long v = strtol(value, &end, 10);

    if (end == value || *end || v < lo || v > hi)
        return 0;
    *out = (int)v;
    return 1;
}

const char *style_set(struct style *st, const char *key, const char *value)
{
    if (!strcmp(value, "none"))
        value = "";
    else if (!strcmp(value, "space"))
        value = " ";

#define TEXT(name, word, max, dflt)                 \
    if (!strcmp(key, word)) {                       \
        if (strlen(value) > (max))                  \
            return "text is too long";              \
        strcpy(st->name, value);                    \
        return 0;                                   \
    }
#define NUMBER(name, word, lo, hi, dflt)            \
    if (!strcmp(key, word)) {                       \
        if (!in_range(value, lo, hi, &st->name))    \
            return "number is out of range";        \
        return 0;                                   \
    }
    STYLE_FIELDS(TEXT, NUMBER)
#undef TEXT
#undef NUMBER
    return "unknown setting";
}
