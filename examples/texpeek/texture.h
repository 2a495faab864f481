#ifndef TEXPEEK_TEXTURE_H
#define TEXPEEK_TEXTURE_H

#include <stddef.h>
#include <stdint.h>

/*
 * A TEX1 file:
 *
 *   offset  size
 *        0     4  "TEX1"
 *        4     2  width, little endian
 *        6     2  height
 *        8     1  channels: 1, 3 or 4
 *        9     1  encoding: 0 raw, 1 run length
 *       10     2  reserved
 *       12        pixels, top row first
 */
#define TEX_HEADER_LEN 12

/* The engine keeps a texture in one 4 MiB page of the atlas. */
#define TEX_MAX_BYTES (4u << 20)

enum tex_status {
	TEX_OK = 0,
	TEX_BAD_HEADER,
	TEX_TOO_LARGE,
	TEX_NO_MEMORY,
	TEX_TRUNCATED,
	TEX_BAD_RUN
};

enum tex_encoding {
	TEX_RAW = 0,
	TEX_RLE = 1
};

struct tex_header {
	uint16_t width;
	uint16_t height;
	uint8_t channels;
	uint8_t encoding;
};

struct texture {
	size_t npixels;
	unsigned channels;
	uint8_t *data;
};

struct tex_input {
	const uint8_t *next;
	const uint8_t *end;
};

/* header.c */
enum tex_status header_read(struct tex_input *in, struct tex_header *hdr);

/* texture.c */
enum tex_status texture_create(const struct tex_header *hdr, struct texture **out);
void texture_destroy(struct texture *tex);
const char *texture_status_text(enum tex_status status);

/* decode.c */
enum tex_status decode_pixels(struct texture *tex, int encoding, struct tex_input *in);

/* stats.c */
void stats_print(const struct texture *tex);

#endif
