#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *slurp(const char *from, size_t n)
{
    char *text = malloc(n);

    if (text == NULL)
        return NULL;
    memcpy(text, from, n);
    return text;
}

int main(void)
{
    char *text = slurp("abcdefgh", 8);

    if (strchr(text, 'z') != NULL)
        puts("found");
    free(text);
    return 0;
}
