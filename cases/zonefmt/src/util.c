#include "zone.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

char *dup_text(const char *s)
{
    size_t n = strlen(s) + 1;
    char *copy = malloc(n);

    if (copy)
        memcpy(copy, s, n);
    return copy;
}

char *lower_name(const char *s)
{
    char *copy = dup_text(s), *p;

    for (p = copy; p && *p; p++)
        *p = (char)tolower((unsigned char)*p);
    return copy;
}

int valid_name(const char *s)
{
    size_t label = 0, total = strlen(s);

    if (total == 0 || total > 253)
        return 0;
    if (strcmp(s, "@") == 0)
        return 1;
    for (; *s; s++) {
        if (*s == '.') {
            if (label == 0)
                return 0;
            label = 0;
        } else if (isalnum((unsigned char)*s) || *s == '-' || *s == '_' || *s == '*') {
            if (++label > 63)
                return 0;
        } else {
            return 0;
        }
    }
    return 1;
}

char *cut_word(char **rest)
{
    char *word = *rest + strspn(*rest, " \t");
    char *end = word + strcspn(word, " \t");

    if (*end)
        *end++ = '\0';
    *rest = end + strspn(end, " \t");
    return word;
}
