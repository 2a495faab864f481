/* libpkgidx: read package indexes. */
#ifndef PKGIDX_H
#define PKGIDX_H

#include <stddef.h>
#include <stdint.h>

enum pki_error {
    PKI_OK = 0,
    PKI_EOPEN,
    PKI_EMAGIC,
    PKI_ETRUNCATED,
    PKI_ENAME,
    PKI_ESIZE,
    PKI_ETRAILING,
    PKI_ENOMEM
};

struct pki_index;

/* On success *out is an index to be given to pki_free; on error it is NULL. */
enum pki_error pki_load(const char *path, struct pki_index **out);
enum pki_error pki_parse(const uint8_t *data, size_t size, struct pki_index **out);
void pki_free(struct pki_index *index);

size_t pki_count(const struct pki_index *index);
const char *pki_name(const struct pki_index *index, size_t i);
const char *pki_version(const struct pki_index *index, size_t i);
uint32_t pki_size(const struct pki_index *index, size_t i);

/* The position of a package, or pki_count() if it is not there. */
size_t pki_find(const struct pki_index *index, const char *name);

/* Dependencies one after the other: start with NULL, ends with NULL. */
const char *pki_next_dep(const struct pki_index *index, size_t i, const char *dep);

const char *pki_strerror(enum pki_error err);

#endif
