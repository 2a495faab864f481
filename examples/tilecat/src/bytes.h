/* A cursor over a byte buffer. */
#ifndef BYTES_H
#define BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bytes {
	const uint8_t *at;
	const uint8_t *end;
};

static inline size_t bytes_left(const struct bytes *b)
{
	return (size_t)(b->end - b->at);
}

bool bytes_u8(struct bytes *b, uint8_t *out);
bool bytes_copy(struct bytes *b, void *out, size_t n);

/* Reads all of a file of at most `limit` bytes; NULL on any error. */
uint8_t *bytes_slurp(const char *path, size_t limit, size_t *size);

#endif
