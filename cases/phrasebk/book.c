#include "phrase.h"

#include <stdlib.h>
#include <string.h>

int pb_entry_start(struct pb_entry *e, const char *key, int line)
{
    memset(e, 0, sizeof *e);
    e->line = line;
    e->key = strdup(key);
    return e->key != NULL ? 0 : -1;
}

int pb_entry_form(struct pb_entry *e, const char *text)
{
    if (e->nforms == PB_MAX_FORMS)
        return -1;
    e->forms[e->nforms] = strdup(text);
    if (e->forms[e->nforms] == NULL)
        return -1;
    e->nforms++;
    return 0;
}

void pb_entry_clear(struct pb_entry *e)
{
    while (e->nforms > 0)
        free(e->forms[--e->nforms]);
    free(e->key);
    e->key = NULL;
}

void pb_book_init(struct pb_book *b)
{
    memset(b, 0, sizeof *b);
    b->plurals = 2;
}

void pb_book_clear(struct pb_book *b)
{
    while (b->count > 0)
        pb_entry_clear(&b->entries[--b->count]);
    free(b->entries);
    free(b->lang);
    pb_book_init(b);
}

const struct pb_entry *pb_book_find(const struct pb_book *b, const char *key)
{
    for (size_t i = 0; i < b->count; i++)
        if (strcmp(b->entries[i].key, key) == 0)
            return &b->entries[i];
    return NULL;
}

int pb_book_add(struct pb_book *b, const struct pb_entry *e)
{
    if (b->count == b->room) {
        size_t room = b->room ? b->room * 2 : 8;
        struct pb_entry *more = realloc(b->entries, room * sizeof *more);

        if (more == NULL)
            return -1;
        b->entries = more;
        b->room = room;
    }
    b->entries[b->count++] = *e;
    return 0;
}

int pb_places(const char *text)
{
    int set = 0;

    for (; *text; text++) {
        if (*text != '%')
            continue;
        text++;
        if (*text >= '1' && *text <= '9')
            set |= 1 << (*text - '0');
        else if (*text != '%')
            return -1;
    }
    return set;
}
