#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ini.h"

char *text_copy(const char *text, size_t length)
{
    char *copy = malloc(length + 1);

    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

char *text_join(const char *left, const char *between, const char *right)
{
    size_t a = strlen(left), b = strlen(between), c = strlen(right);
    char *joined = malloc(a + b + c + 1);

    if (joined == NULL)
        return NULL;
    memcpy(joined, left, a);
    memcpy(joined + a, between, b);
    memcpy(joined + a + b, right, c + 1);
    return joined;
}

/* Cuts blanks off both ends, in place. */
char *text_trim(char *text)
{
    char *end;

    while (isspace((unsigned char)*text))
        text++;
    end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return text;
}
