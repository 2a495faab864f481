#ifndef PHRASE_H
#define PHRASE_H

#include <stddef.h>

#define PB_MAX_FORMS 4

/* One phrase: the original, and its translation in one form per plural. */
struct pb_entry {
    char *key;
    char *forms[PB_MAX_FORMS];
    int nforms;
    int line;
};

/* A phrase book. It owns its entries. */
struct pb_book {
    char *lang;
    int plurals;                           /* forms a plural phrase must have */
    struct pb_entry *entries;
    size_t count, room;
};

struct pb_error {
    int line;
    char text[96];
};

int pb_entry_start(struct pb_entry *e, const char *key, int line);
int pb_entry_form(struct pb_entry *e, const char *text);
void pb_entry_clear(struct pb_entry *e);

void pb_book_init(struct pb_book *b);
void pb_book_clear(struct pb_book *b);
const struct pb_entry *pb_book_find(const struct pb_book *b, const char *key);

/* The texts of the entry become the book's. */
int pb_book_add(struct pb_book *b, const struct pb_entry *e);

/* Bit n is set when %n is in the text; -1 when a % is followed by anything but 1-9 or %. */
int pb_places(const char *text);

int pb_read(struct pb_book *b, const char *text, size_t len, struct pb_error *err);

#endif
