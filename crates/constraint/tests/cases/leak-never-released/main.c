#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int same_word(const char *one, const char *other)
{
    char *lower = strdup(one);
    size_t i;

    if (lower == NULL)
        return 0;
    if (strlen(one) != strlen(other))
        return 0;
    for (i = 0; lower[i]; i++)
        lower[i] = (char)tolower((unsigned char)lower[i]);
    return strcmp(lower, other) == 0;
}

int main(int argc, char **argv)
{
    int i, same = 0;

    for (i = 1; i + 1 < argc; i++)
        same += same_word(argv[i], argv[i + 1]);
    printf("%d\n", same);
    return same > 0 ? 0 : 1;
}
