#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int load(const char *text)
{
    int status = -1;
    char *copy = strdup(text);

    if (copy == NULL)
        return -1;
    if (strlen(copy) > 3) {
        free(copy);
        goto out;
    }
    puts(copy);
    status = 0;
out:
    free(copy);
    return status;
}

int main(int argc, char **argv)
{
    return argc > 1 && load(argv[1]) == 0 ? 0 : 1;
}
