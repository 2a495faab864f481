#include "strlist.h"

#include <stdlib.h>
#include <string.h>

static enum pki_error append(struct strlist *list, const char *word, size_t len)
{
    char *grown = realloc(list->data, list->used + len + 1);

    if (grown == NULL)
        return PKI_ENOMEM;
    list->data = grown;
    memcpy(list->data + list->used, word, len);
    list->data[list->used + len] = '\0';
    list->used += len + 1;
    list->count++;
    return PKI_OK;
}

enum pki_error strlist_read(struct strlist *list, struct reader *in)
{
    uint8_t n;
    enum pki_error err = reader_u8(in, &n);

    while (err == PKI_OK && list->count < n) {
        const char *word;
        size_t len;

        err = reader_word(in, &word, &len);
        if (err == PKI_OK)
            err = append(list, word, len);
    }
    if (err != PKI_OK)
        strlist_clear(list);
    return err;
}

void strlist_clear(struct strlist *list)
{
    free(list->data);
    list->used = 0;
    list->count = 0;
}

const char *strlist_next(const struct strlist *list, const char *item)
{
    const char *next = item == NULL ? list->data : item + strlen(item) + 1;

    return list->count == 0 || next == list->data + list->used ? NULL : next;
}
