#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "rule.h"

void skip_blanks(struct cursor *cursor)
{
    while (isspace((unsigned char)*cursor->at))
        cursor->at++;
}

/* Goes past a word when it stands there. */
int take_word(struct cursor *cursor, const char *word)
{
    size_t length = strlen(word);

    skip_blanks(cursor);
    if (strncmp(cursor->at, word, length) != 0 || isalnum((unsigned char)cursor->at[length]))
        return 0;
    cursor->at += length;
    return 1;
}

/* A text in quotes, in which a backslash takes the next letter as it is. */
char *take_text(struct cursor *cursor)
{
    const char *from;
    char *text, *to;

    skip_blanks(cursor);
    if (*cursor->at != '"') {
        cursor->why = "a text in quotes is expected";
        return NULL;
    }
    from = cursor->at + 1;
    text = to = malloc(strlen(from) + 1);
    if (text == NULL) {
        cursor->why = "out of memory";
        return NULL;
    }
    while (*from != '\0' && *from != '"') {
        if (*from == '\\' && from[1] != '\0')
            from++;
        *to++ = *from++;
    }
    *to = '\0';
    if (*from != '"') {
        cursor->why = "the quote is not closed";
        free(text);
        return NULL;
    }
    cursor->at = from + 1;
    return text;
}

int take_field(struct cursor *cursor, enum field *field)
{
    static const char *const names[] = { "from", "to", "subject", "any" };
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        if (take_word(cursor, names[i])) {
            *field = (enum field)i;
            return 1;
        }
    }
    cursor->why = "from, to, subject or any is expected";
    return 0;
}
