#include <stdlib.h>
#include <string.h>
#include "capture.h"

#define GET32(c, b, o)  ((c)->little ? L32(b, o) : B32(b, o))
#define GET16(c, b, o)  ((c)->little ? L16(b, o) : B16(b, o))
#define FAIL(c, text)   do { (c)->error = (text); goto fail; } while (0)

int capture_open(struct capture *c, const char *path)
{
	uint8_t h[24];

	memset(c, 0, sizeof *c);
	c->fp = fopen(path, "rb");
	if (!c->fp)
		FAIL(c, "cannot open");
	if (fread(h, 1, sizeof h, c->fp) != sizeof h)
		FAIL(c, "short file header");
	if (L32(h, 0) == 0xa1b2c3d4u)
		c->little = 1;
	else if (B32(h, 0) != 0xa1b2c3d4u)
		FAIL(c, "not a capture file");
	if (GET16(c, h, 4) != 2)
		FAIL(c, "unknown version");
	c->snaplen = GET32(c, h, 16);
	if (c->snaplen == 0 || c->snaplen > MAX_SNAPLEN)
		FAIL(c, "bad snapshot length");
	c->link = GET32(c, h, 20);
	if (c->link != LINK_ETHERNET && c->link != LINK_RAW)
		FAIL(c, "unsupported link type");
	return 0;
fail:
	capture_close(c);
	return -1;
}

int capture_next(struct capture *c, struct record *r)
{
	uint8_t h[16];
	size_t got;

	memset(r, 0, sizeof *r);
	got = fread(h, 1, sizeof h, c->fp);
	if (got == 0)
		return 0;
	if (got != sizeof h)
		FAIL(c, "short record header");
	r->sec = GET32(c, h, 0);
	r->frac = GET32(c, h, 4);
	r->caplen = GET32(c, h, 8);
	r->origlen = GET32(c, h, 12);
	if (r->caplen > c->snaplen || r->caplen > r->origlen)
		FAIL(c, "bad record length");
	r->data = malloc(r->caplen ? r->caplen : 1);
	if (!r->data)
		FAIL(c, "out of memory");
	if (fread(r->data, 1, r->caplen, c->fp) != r->caplen)
		FAIL(c, "short record");
	return 1;
fail:
	record_free(r);
	return -1;
}

void record_free(struct record *r)
{
	free(r->data);
	r->data = NULL;
}

void capture_close(struct capture *c)
{
	if (c->fp)
		fclose(c->fp);
	c->fp = NULL;
}
