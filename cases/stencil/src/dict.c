#include <stdlib.h>
#include <string.h>

#include "stencil.h"

static unsigned hash(const char *s)
{
    unsigned h = 5381;

    while (*s)
        h = h * 33u ^ (unsigned char)*s++;
    return h % NBUCKETS;
}

/* Values and lists share one name space, partials have their own. */
Entry *dict_find(const Dict *d, enum kind kind, const char *name)
{
    Entry *e;

    for (e = d->bucket[hash(name)]; e; e = e->next)
        if ((e->kind == K_PARTIAL) == (kind == K_PARTIAL)
            && strcmp(e->name, name) == 0)
            return e;
    return NULL;
}

/* Fails (NULL) when the name is already taken or memory is short. */
Entry *dict_add(Dict *d, enum kind kind, const char *name, const char *text, size_t len)
{
    size_t n = strlen(name);
    unsigned h = hash(name);
    Entry *e;

    if (n > NAME_MAX_LEN || dict_find(d, kind, name))
        return NULL;
    e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->text = malloc(len + 1);
    if (!e->text) {
        free(e);
        return NULL;
    }
    memcpy(e->text, text, len);
    e->text[len] = '\0';
    e->len = len;
    e->kind = kind;
    memcpy(e->name, name, n + 1);
    e->next = d->bucket[h];
    d->bucket[h] = e;
    return e;
}

int dict_split_list(Entry *e)
{
    size_t i, n = 1;
    char *p;

    if (e->len == 0)
        return 0;
    for (i = 0; i < e->len; i++)
        if (e->text[i] == '|')
            n++;
    if (n > MAX_ITEMS)
        return -1;
    e->items = calloc(n, sizeof *e->items);
    if (!e->items)
        return -1;
    p = e->text;
    for (;;) {
        char *bar = strchr(p, '|');

        e->items[e->nitems++] = p;
        if (!bar || e->nitems == n)
            break;
        *bar = '\0';
        p = bar + 1;
    }
    return 0;
}

void dict_free(Dict *d)
{
    size_t i;

    for (i = 0; i < NBUCKETS; i++) {
        Entry *e = d->bucket[i];

        while (e) {
            Entry *next = e->next;
            free(e->items);
            free(e->text);
            free(e);
            e = next;
        }
        d->bucket[i] = NULL;
    }
}
