#include "phrase.h"

#include <stdio.h>
#include <stdlib.h>

/* usage: phrasebk BOOK: reads the book, lists it */

static char *slurp(const char *path, size_t *len)
{
    FILE *f = fopen(path, "rb");
    char *text = NULL;
    size_t cap = 0, n;

    *len = 0;
    if (f == NULL)
        return NULL;
    do {
        if (*len == cap) {
            char *more = realloc(text, cap = cap ? cap * 2 : 4096);

            if (more == NULL) {
                free(text);
                fclose(f);
                return NULL;
            }
            text = more;
        }
        n = fread(text + *len, 1, cap - *len, f);
        *len += n;
    } while (n > 0);
    fclose(f);
    return text;
}

static void list(const struct pb_book *b)
{
    printf("%s: %zu phrases\n", b->lang != NULL ? b->lang : "?", b->count);
    for (size_t i = 0; i < b->count; i++) {
        const struct pb_entry *e = &b->entries[i];

        printf("%d: %s\n", e->line, e->key);
        for (int j = 0; j < e->nforms; j++)
            printf("  [%d] %s\n", j, e->forms[j]);
    }
}

int main(int argc, char **argv)
{
    struct pb_book book;
    struct pb_error err;
    size_t len;
    char *text;
    int status = 1;

    if (argc != 2 || (text = slurp(argv[1], &len)) == NULL) {
        fputs("usage: phrasebk BOOK\n", stderr);
        return 2;
    }
    pb_book_init(&book);
    if (pb_read(&book, text, len, &err) < 0) {
        fprintf(stderr, "phrasebk: line %d: %s\n", err.line, err.text);
    } else {
        list(&book);
        status = 0;
    }
    pb_book_clear(&book);
    free(text);
    return status;
}
