#ifndef READER_H
#define READER_H

#include "pkgidx.h"

struct reader {
    const uint8_t *p;
    const uint8_t *end;
};

enum pki_error reader_u8(struct reader *in, uint8_t *out);
enum pki_error reader_u16(struct reader *in, uint16_t *out);
enum pki_error reader_u32(struct reader *in, uint32_t *out);

/* A counted word of letters, digits and "+.-_"; points into the input. */
enum pki_error reader_word(struct reader *in, const char **word, size_t *len);

#endif
