#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int trimmed(const char *text)
{
    char *copy = strdup(text);

    if (copy == NULL)
        return -1;
    while (*copy == ' ')
        copy++;
    puts(copy);
    free(copy);
    return 0;
}

int main(int argc, char **argv)
{
    return argc > 1 ? trimmed(argv[1]) : 1;
}
