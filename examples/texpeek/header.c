#include "texture.h"

#include <string.h>

static uint16_t get16(const uint8_t *p)
{
	return (uint16_t)(p[0] | p[1] << 8);
}

enum tex_status header_read(struct tex_input *in, struct tex_header *hdr)
{
	const uint8_t *p = in->next;

	if (in->end - p < TEX_HEADER_LEN)
		return TEX_TRUNCATED;
	if (memcmp(p, "TEX1", 4) != 0)
		return TEX_BAD_HEADER;

	hdr->width = get16(p + 4);
	hdr->height = get16(p + 6);
	hdr->channels = p[8];
	hdr->encoding = p[9];

	if (hdr->width == 0 || hdr->height == 0)
		return TEX_BAD_HEADER;
	if (hdr->channels != 1 && hdr->channels != 3 && hdr->channels != 4)
		return TEX_BAD_HEADER;
	if (hdr->encoding != TEX_RAW && hdr->encoding != TEX_RLE)
		return TEX_BAD_HEADER;

	in->next += TEX_HEADER_LEN;
	return TEX_OK;
}
