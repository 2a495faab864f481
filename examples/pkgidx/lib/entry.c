#include "entry.h"

#include <stdlib.h>
#include <string.h>

static enum pki_error read_string(struct reader *in, char **out)
{
    const char *word;
    size_t len;
    enum pki_error err = reader_word(in, &word, &len);

    if (err != PKI_OK)
        return err;
    *out = malloc(len + 1);
    if (*out == NULL)
        return PKI_ENOMEM;
    memcpy(*out, word, len);
    (*out)[len] = '\0';
    return PKI_OK;
}

enum pki_error entry_read(struct entry *e, struct reader *in)
{
    enum pki_error err;

    if ((err = read_string(in, &e->name)) != PKI_OK)
        goto fail;
    if ((err = read_string(in, &e->version)) != PKI_OK)
        goto fail;
    if ((err = strlist_read(&e->deps, in)) != PKI_OK)
        goto fail;
    if ((err = reader_u32(in, &e->size)) != PKI_OK)
        goto fail;
    if (e->size == 0 || e->size > ENTRY_SIZE_MAX) {
        err = PKI_ESIZE;
        goto fail;
    }
    return PKI_OK;

fail:
    entry_clear(e);
    return err;
}

void entry_clear(struct entry *e)
{
    free(e->name);
    free(e->version);
    strlist_clear(&e->deps);
    e->size = 0;
}
