#ifndef STENCIL_H
#define STENCIL_H

#include <stddef.h>
#include <stdio.h>

#define NAME_MAX_LEN 48
#define MAX_DEPTH 64
#define MAX_ITEMS 256
#define NBUCKETS 1024

enum kind { K_VALUE, K_LIST, K_PARTIAL };

typedef struct Entry {
    struct Entry *next;
    enum kind kind;
    char name[NAME_MAX_LEN + 1];
    char *text;          /* K_VALUE, K_PARTIAL; backing store of K_LIST */
    size_t len;
    char **items;        /* K_LIST */
    size_t nitems;
} Entry;

typedef struct {
    Entry *bucket[NBUCKETS];
} Dict;

typedef struct {
    const Dict *dict;
    FILE *out;
    const char *item;    /* current list item, or NULL */
    char err[160];
} Engine;

Entry *dict_find(const Dict *d, enum kind kind, const char *name);
Entry *dict_add(Dict *d, enum kind kind, const char *name, const char *text, size_t len);
int dict_split_list(Entry *e);
void dict_free(Dict *d);

int render(Engine *en, const char *tpl, size_t len);

#endif
