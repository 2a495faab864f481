#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text)
{
    char *own = malloc(strlen(text));

    if (own == NULL)
        return NULL;
    strcpy(own, text);
    return own;
}

int main(void)
{
    char *own = copy("patch");

    puts(own);
    free(own);
    return 0;
}
