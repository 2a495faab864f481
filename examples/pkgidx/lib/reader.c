#include "reader.h"

#include <string.h>

static size_t left(const struct reader *in)
{
    return (size_t)(in->end - in->p);
}

enum pki_error reader_u8(struct reader *in, uint8_t *out)
{
    if (left(in) < 1)
        return PKI_ETRUNCATED;
    *out = *in->p++;
    return PKI_OK;
}

enum pki_error reader_u16(struct reader *in, uint16_t *out)
{
    if (left(in) < 2)
        return PKI_ETRUNCATED;
    *out = (uint16_t)(in->p[0] << 8 | in->p[1]);
    in->p += 2;
    return PKI_OK;
}

enum pki_error reader_u32(struct reader *in, uint32_t *out)
{
    uint16_t hi, lo;

    if (left(in) < 4)
        return PKI_ETRUNCATED;
    reader_u16(in, &hi);
    reader_u16(in, &lo);
    *out = (uint32_t)hi << 16 | lo;
    return PKI_OK;
}

static int word_char(uint8_t c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c != '\0' && strchr("+.-_", c) != NULL);
}

enum pki_error reader_word(struct reader *in, const char **word, size_t *len)
{
    uint8_t n;
    enum pki_error err = reader_u8(in, &n);

    if (err != PKI_OK)
        return err;
    if (n > left(in))
        return PKI_ETRUNCATED;
    if (n == 0)
        return PKI_ENAME;
    for (size_t i = 0; i < n; i++)
        if (!word_char(in->p[i]))
            return PKI_ENAME;
    *word = (const char *)in->p;
    *len = n;
    in->p += n;
    return PKI_OK;
}
