#include <stdio.h>
#include <stdlib.h>

#define NAME_ROOM 9

/* Quotes are doubled; the end of the text is what first falls outside. */
static int doubled(char *out, const char *from)
{
    size_t at = 0;

    if (!from)
        return -1;
    for (; *from; from++) {
        if (*from == '\'')
            out[at++] = '\'';
        out[at++] = *from;
    }
    out[at] = '\0';
    return 0;
}

int main(void)
{
    char name[NAME_ROOM];

    if (doubled(name, "it's 5'") < 0)
        return 1;
    return puts(name) < 0;
}
