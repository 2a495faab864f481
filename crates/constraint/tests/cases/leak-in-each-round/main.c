#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int print_all(char **words, int count)
{
    int i, printed = 0;

    for (i = 0; i < count; i++) {
        char *quoted = malloc(strlen(words[i]) + 3);
        if (quoted == NULL)
            return -1;
        sprintf(quoted, "'%s'", words[i]);
        if (quoted[1] == '-')
            continue;
        puts(quoted);
        printed++;
        free(quoted);
    }
    return printed;
}

int main(int argc, char **argv)
{
    return print_all(argv + 1, argc - 1) > 0 ? 0 : 1;
}
