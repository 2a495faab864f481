#include <stdlib.h>
#include <string.h>

#include "frag.h"

const char *status_text(enum status st)
{
	switch (st) {
	case ST_OK:     return "ok";
	case ST_END:    return "end of capture";
	case ST_SHORT:  return "capture is cut short";
	case ST_MAGIC:  return "not a capture";
	case ST_RANGE:  return "fragment does not fit its message";
	case ST_TYPE:   return "unknown message type";
	case ST_FULL:   return "too many unfinished messages";
	case ST_MEMORY: return "out of memory";
	}
	return "?";
}

static uint32_t be(const uint8_t *p, int n)
{
	uint32_t v = 0;

	while (n-- > 0)
		v = v << 8 | *p++;
	return v;
}

enum status read_magic(FILE *in)
{
	char magic[4];

	if (fread(magic, 1, sizeof magic, in) != sizeof magic)
		return ST_SHORT;
	return memcmp(magic, "FJ01", 4) == 0 ? ST_OK : ST_MAGIC;
}

enum status read_frag(FILE *in, struct frag *f)
{
	uint8_t h[FRAG_HEADER];
	size_t n;
	enum status st = ST_OK;

	memset(f, 0, sizeof *f);
	n = fread(h, 1, sizeof h, in);
	if (n == 0)
		return ST_END;
	if (n != sizeof h)
		return ST_SHORT;

	f->type = h[0];
	f->flags = h[1];
	f->message = be(h + 2, 2);
	f->total = be(h + 4, 3);
	f->offset = be(h + 7, 3);
	f->length = be(h + 10, 3);

	if (f->type < MSG_TEXT || f->type > MSG_SAMPLES)
		return ST_TYPE;
	if (f->total > MESSAGE_MAX || f->length > f->total)
		return ST_RANGE;

	f->payload = malloc(f->length ? f->length : 1);
	if (!f->payload)
		return ST_MEMORY;
	if (fread(f->payload, 1, f->length, in) != f->length) {
		st = ST_SHORT;
		goto fail;
	}
	return ST_OK;

fail:
	free(f->payload);
	f->payload = NULL;
	return st;
}
