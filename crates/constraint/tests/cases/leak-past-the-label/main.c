#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct table {
    char *names;
    size_t count;
};

static int count_words(const char *text, size_t *words)
{
    int status = -1;
    char *copy = NULL;
    char *word;

    *words = 0;
    copy = malloc(strlen(text) + 1);
    if (!copy)
        goto out;
    strcpy(copy, text);
    if (copy[0] == '#')
        return -2;
    for (word = strtok(copy, " "); word; word = strtok(NULL, " "))
        ++*words;
    status = 0;
out:
    free(copy);
    return status;
}

int main(int argc, char **argv)
{
    size_t words;

    if (argc < 2 || count_words(argv[1], &words) != 0)
        return 1;
    printf("%zu\n", words);
    return 0;
}
