#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 8

struct entry {
    char *bytes;
    size_t length;
};

static void *claim(size_t n)
{
    void *block = malloc(n);

    if (!block)
        exit(2);
    return block;
}

static int entry_set(struct entry *e, const char *text)
{
    size_t n = strlen(text);

    if (e->bytes)
        free(e->bytes);
    if (n > MOST)
        return -1;
    e->bytes = malloc(n);
    if (!e->bytes)
        return -1;
    memcpy(e->bytes, text, n);
    e->length = n;
    return 0;
}

static void entry_free(struct entry *e)
{
    if (e->bytes)
        free(e->bytes);
    free(e);
}

int main(int argc, char **argv)
{
    struct entry *e = claim(sizeof *e);

    e->bytes = NULL;
    e->length = 0;
    for (int i = 1; i < argc; i++)
        if (entry_set(e, argv[i]) < 0)
            fprintf(stderr, "too long\n");
    printf("%zu bytes\n", e->length);
    entry_free(e);
    return 0;
}
