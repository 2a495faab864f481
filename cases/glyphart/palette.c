#include <string.h>

#include "art.h"

int palette_add(struct art *a, const char *name, const char *glyphs)
{
	struct palette *p;
	size_t n = strlen(glyphs);

	if (a->npals == ART_MAX_PALS || n < 2 || n > ART_PAL_LEN)
		return -1;
	if (strlen(name) > ART_NAME_LEN || palette_find(a, name) >= 0)
		return -1;
	p = &a->pals[a->npals++];
	strcpy(p->name, name);
	strcpy(p->glyphs, glyphs);
	p->len = (int)n;
	return 0;
}

int palette_find(const struct art *a, const char *name)
{
	int i;

	for (i = 0; i < a->npals; i++)
		if (strcmp(a->pals[i].name, name) == 0)
			return i;
	return -1;
}

/* Shades run from 0 to 100. */
char palette_glyph(const struct art *a, int pal, int shade)
{
	const struct palette *p = &a->pals[pal];

	if (shade < 0)
		shade = 0;
	if (shade > 100)
		shade = 100;
	return p->glyphs[shade * (p->len - 1) / 100];
}
