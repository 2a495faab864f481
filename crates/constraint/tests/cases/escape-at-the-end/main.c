#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Joins words with blanks; a backslash takes the next letter as it is. */
static char *join(char **words, int count)
{
    size_t size = 1;
    char *joined, *to;
    int i;

    for (i = 0; i < count; i++)
        size += strlen(words[i]) + 1;
    joined = malloc(size);
    if (joined == NULL)
        return NULL;
    for (to = joined, i = 0; i < count; i++) {
        const char *from = words[i];

        while (*from != '\0') {
            if (from[0] == '\\' && from[1] != ' ')
                from++;
            *to++ = *from++;
        }
        *to++ = ' ';
    }
    *to = '\0';
    return joined;
}

int main(void)
{
    static char tail[2][80] = { "ab\\", "next to it lies what no word may reach by any means" };
    char *words[] = { tail[0] };
    char *joined;

    memset(tail[0] + 4, 'x', sizeof tail[0] - 4);
    joined = join(words, 1);
    puts(joined);
    free(joined);
    return 0;
}
