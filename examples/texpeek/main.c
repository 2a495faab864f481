/* texpeek: show size and value range of TEX1 textures. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "texture.h"

#define FILE_MAX (8u << 20)

static uint8_t *slurp(const char *path, size_t *len)
{
	uint8_t *buf;
	FILE *in = fopen(path, "rb");

	if (in == NULL)
		return NULL;
	buf = malloc(FILE_MAX);
	if (buf != NULL) {
		*len = fread(buf, 1, FILE_MAX, in);
		if (ferror(in)) {
			free(buf);
			buf = NULL;
		}
	}
	fclose(in);
	return buf;
}

static enum tex_status peek(const uint8_t *buf, size_t len)
{
	struct tex_input in = { buf, buf + len };
	struct tex_header hdr;
	struct texture *tex = NULL;
	enum tex_status status;

	status = header_read(&in, &hdr);
	if (status != TEX_OK)
		goto out;
	status = texture_create(&hdr, &tex);
	if (status != TEX_OK)
		goto out;
	status = decode_pixels(tex, hdr.encoding, &in);
	if (status != TEX_OK)
		goto out;

	printf("%ux%u, %u channels, ", hdr.width, hdr.height, hdr.channels);
	stats_print(tex);
out:
	texture_destroy(tex);
	return status;
}

int main(int argc, char **argv)
{
	enum tex_status status;
	uint8_t *buf;
	size_t len = 0;

	if (argc != 2 || argv[1][0] == '-') {
		fprintf(stderr, "usage: texpeek FILE\n");
		return 2;
	}
	buf = slurp(argv[1], &len);
	if (buf == NULL) {
		perror(argv[1]);
		return 1;
	}
	status = peek(buf, len);
	free(buf);
	if (status != TEX_OK) {
		fprintf(stderr, "texpeek: %s: %s\n", argv[1], texture_status_text(status));
		return 1;
	}
	return 0;
}
