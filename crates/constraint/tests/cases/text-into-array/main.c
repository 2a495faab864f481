#include <stdio.h>

#define WORD_MAX 8

static const char *word(const char *s, char out[WORD_MAX])
{
    char buf[WORD_MAX];
    int i = 0;

    while (*s != '\0' && *s != ' ')
        buf[i++] = *s++;
    buf[i] = '\0';
    for (i = 0; (out[i] = buf[i]) != '\0'; i++)
        continue;
    return s;
}

int main(void)
{
    char out[WORD_MAX];

    word("supercalifragilistic word", out);
    puts(out);
    return 0;
}
