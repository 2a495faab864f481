#include "bytes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool bytes_u8(struct bytes *b, uint8_t *out)
{
	if (b->at == b->end)
		return false;
	*out = *b->at++;
	return true;
}

bool bytes_copy(struct bytes *b, void *out, size_t n)
{
	if (bytes_left(b) < n)
		return false;
	memcpy(out, b->at, n);
	b->at += n;
	return true;
}

uint8_t *bytes_slurp(const char *path, size_t limit, size_t *size)
{
	FILE *f = fopen(path, "rb");
	uint8_t *buf;

	if (!f)
		return NULL;
	buf = malloc(limit);
	if (buf) {
		*size = fread(buf, 1, limit, f);
		if (ferror(f)) {
			free(buf);
			buf = NULL;
		}
	}
	fclose(f);
	return buf;
}
