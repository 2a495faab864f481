#include "texture.h"

#include <string.h>

#define RUN_FLAG 0x80

static void put_pixel(struct texture *tex, size_t index, const uint8_t *color)
{
	memcpy(tex->data + index * tex->channels, color, tex->channels);
}

static int has(const struct tex_input *in, size_t bytes)
{
	return (size_t)(in->end - in->next) >= bytes;
}

static enum tex_status decode_raw(struct texture *tex, struct tex_input *in)
{
	size_t i;

	for (i = 0; i < tex->npixels; i++) {
		if (!has(in, tex->channels))
			return TEX_TRUNCATED;
		put_pixel(tex, i, in->next);
		in->next += tex->channels;
	}
	return TEX_OK;
}

/*
 * Each packet starts with a byte: with RUN_FLAG set, one color follows that is
 * repeated, else as many colors as the packet has pixels. The low seven bits
 * are the number of pixels less one.
 */
static enum tex_status decode_rle(struct texture *tex, struct tex_input *in)
{
	size_t done = 0;

	while (done < tex->npixels) {
		int is_run;
		size_t count;

		if (!has(in, 1))
			return TEX_TRUNCATED;
		is_run = *in->next & RUN_FLAG;
		count = (size_t)(*in->next & ~RUN_FLAG) + 1;
		in->next++;
		if (count > tex->npixels - done)
			return TEX_BAD_RUN;
		if (!has(in, is_run ? tex->channels : count * tex->channels))
			return TEX_TRUNCATED;

		while (count-- > 0) {
			put_pixel(tex, done++, in->next);
			if (!is_run)
				in->next += tex->channels;
		}
		if (is_run)
			in->next += tex->channels;
	}
	return TEX_OK;
}

enum tex_status decode_pixels(struct texture *tex, int encoding, struct tex_input *in)
{
	if (encoding == TEX_RLE)
		return decode_rle(tex, in);
	return decode_raw(tex, in);
}
