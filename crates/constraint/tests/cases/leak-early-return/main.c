#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads "key=value" out of a line. */
static int parse(const char *line)
{
    char *key, *value;
    const char *equals;

    key = strdup(line);
    if (key == NULL)
        return -1;
    equals = strchr(line, '=');
    if (equals == NULL) {
        free(key);
        return -1;
    }
    value = strdup(equals + 1);
    if (value == NULL) {
        free(key);
        return -1;
    }
    key[equals - line] = '\0';
    if (key[0] == '\0')
        return -2;
    printf("%s: %s\n", key, value);
    free(value);
    free(key);
    return 0;
}

int main(int argc, char **argv)
{
    int i, bad = 0;

    for (i = 1; i < argc; i++)
        bad |= parse(argv[i]) != 0;
    return bad;
}
