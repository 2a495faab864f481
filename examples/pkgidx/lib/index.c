#include "entry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_LIMIT (256u * 1024u)

struct pki_index {
    size_t count;
    struct entry *entries;
};

static enum pki_error read_entries(struct pki_index *index, struct reader *in)
{
    enum pki_error err;
    uint16_t count;

    if ((err = reader_u16(in, &count)) != PKI_OK)
        return err;
    if (count == 0)
        return PKI_OK;
    index->entries = calloc(count, sizeof *index->entries);
    if (index->entries == NULL)
        return PKI_ENOMEM;
    while (index->count < count) {
        struct entry *e = &index->entries[index->count++];

        if ((err = entry_read(e, in)) != PKI_OK)
            return err;
    }
    return in->p == in->end ? PKI_OK : PKI_ETRAILING;
}

enum pki_error pki_parse(const uint8_t *data, size_t size, struct pki_index **out)
{
    struct reader in = { data, data + size };
    struct pki_index *index;
    enum pki_error err;

    *out = NULL;
    if (size < 4 || memcmp(data, "PKI1", 4) != 0)
        return PKI_EMAGIC;
    in.p += 4;

    index = calloc(1, sizeof *index);
    if (index == NULL)
        return PKI_ENOMEM;
    err = read_entries(index, &in);
    if (err != PKI_OK) {
        pki_free(index);
        return err;
    }
    *out = index;
    return PKI_OK;
}

enum pki_error pki_load(const char *path, struct pki_index **out)
{
    enum pki_error err = PKI_EOPEN;
    uint8_t *data;
    size_t size;
    FILE *f;

    *out = NULL;
    f = fopen(path, "rb");
    if (f == NULL)
        return PKI_EOPEN;
    data = malloc(FILE_LIMIT);
    if (data == NULL) {
        fclose(f);
        return PKI_ENOMEM;
    }
    size = fread(data, 1, FILE_LIMIT, f);
    if (!ferror(f))
        err = pki_parse(data, size, out);
    free(data);
    fclose(f);
    return err;
}

void pki_free(struct pki_index *index)
{
    if (index == NULL)
        return;
    for (size_t i = 0; i < index->count; i++)
        entry_clear(&index->entries[i]);
    free(index->entries);
    free(index);
}

size_t pki_count(const struct pki_index *index)
{
    return index->count;
}

const char *pki_name(const struct pki_index *index, size_t i)
{
    return index->entries[i].name;
}

const char *pki_version(const struct pki_index *index, size_t i)
{
    return index->entries[i].version;
}

uint32_t pki_size(const struct pki_index *index, size_t i)
{
    return index->entries[i].size;
}

size_t pki_find(const struct pki_index *index, const char *name)
{
    size_t i = 0;

    while (i < index->count && strcmp(index->entries[i].name, name) != 0)
        i++;
    return i;
}

const char *pki_next_dep(const struct pki_index *index, size_t i, const char *dep)
{
    return strlist_next(&index->entries[i].deps, dep);
}
