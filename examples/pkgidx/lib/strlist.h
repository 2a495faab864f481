#ifndef STRLIST_H
#define STRLIST_H

#include "reader.h"

/* Strings laid one after the other, each with its NUL. */
struct strlist {
    char *data;
    size_t used;
    size_t count;
};

/* Reads a counted list into an empty one. On error the list is left cleared. */
enum pki_error strlist_read(struct strlist *list, struct reader *in);
void strlist_clear(struct strlist *list);
const char *strlist_next(const struct strlist *list, const char *item);

#endif
