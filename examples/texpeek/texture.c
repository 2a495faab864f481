#include "texture.h"

#include <stdlib.h>

static uint32_t storage_size(const struct tex_header *hdr)
{
	return (uint32_t)hdr->width * hdr->height * hdr->channels;
}

const char *texture_status_text(enum tex_status status)
{
	switch (status) {
	case TEX_OK:         return "ok";
	case TEX_BAD_HEADER: return "bad header";
	case TEX_TOO_LARGE:  return "texture does not fit an atlas page";
	case TEX_NO_MEMORY:  return "out of memory";
	case TEX_TRUNCATED:  return "unexpected end of file";
	case TEX_BAD_RUN:    return "run goes past the last pixel";
	}
	return "unknown error";
}

enum tex_status texture_create(const struct tex_header *hdr, struct texture **out)
{
	struct texture *tex;
	uint32_t size = storage_size(hdr);

	if (size > TEX_MAX_BYTES)
		return TEX_TOO_LARGE;

	tex = malloc(sizeof(*tex));
	if (tex == NULL)
		return TEX_NO_MEMORY;
	tex->npixels = (size_t)hdr->width * hdr->height;
	tex->channels = hdr->channels;
	tex->data = malloc(size);
	if (tex->data == NULL) {
		free(tex);
		return TEX_NO_MEMORY;
	}
	*out = tex;
	return TEX_OK;
}

void texture_destroy(struct texture *tex)
{
	if (tex == NULL)
		return;
	free(tex->data);
	free(tex);
}
