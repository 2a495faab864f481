#ifndef ENTRY_H
#define ENTRY_H

#include "reader.h"
#include "strlist.h"

#define ENTRY_SIZE_MAX 0x40000000u

struct entry {
    char *name;
    char *version;
    struct strlist deps;
    uint32_t size;
};

/* Reads into an entry of zeros. On error what it had read is given back. */
enum pki_error entry_read(struct entry *e, struct reader *in);
void entry_clear(struct entry *e);

#endif
