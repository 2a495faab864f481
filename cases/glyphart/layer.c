#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art.h"

static void put(struct art *a, int x, int y, char glyph)
{
	if (x < 0 || y < 0 || x >= a->width || y >= a->height)
		return;
	CELL(a, x, y) = glyph;
}

static void fill_defaults(struct layer *l)
{
	l->pal = 0;
	l->shade = 100;
	l->from = l->to = 0;
}

static void fill_draw(struct art *a, const struct layer *l)
{
	char glyph = palette_glyph(a, l->pal, l->shade);
	int x, y;

	for (y = l->y; y < l->y + l->h; y++)
		for (x = l->x; x < l->x + l->w; x++)
			put(a, x, y, glyph);
}

static void frame_defaults(struct layer *l)
{
	l->pal = 0;
	l->shade = 50;
	l->from = l->to = 0;
}

static void frame_draw(struct art *a, const struct layer *l)
{
	char glyph = palette_glyph(a, l->pal, l->shade);
	int right = l->x + l->w - 1, bottom = l->y + l->h - 1;
	int i;

	for (i = l->x; i <= right; i++) {
		put(a, i, l->y, glyph);
		put(a, i, bottom, glyph);
	}
	for (i = l->y; i <= bottom; i++) {
		put(a, l->x, i, glyph);
		put(a, right, i, glyph);
	}
}

static void ramp_defaults(struct layer *l)
{
	l->shade = 0;
	l->from = 0;
	l->to = 100;
}

/* From left to right through the shades. */
static void ramp_draw(struct art *a, const struct layer *l)
{
	int i, y, shade;

	for (i = 0; i < l->w; i++) {
		shade = l->w == 1 ? l->to : l->from + (l->to - l->from) * i / (l->w - 1);
		for (y = l->y; y < l->y + l->h; y++)
			put(a, l->x + i, y, palette_glyph(a, l->pal, shade));
	}
}

static const struct layer_ops kinds[] = {
	{ "fill", fill_defaults, fill_draw },
	{ "frame", frame_defaults, frame_draw },
	{ "ramp", ramp_defaults, ramp_draw },
};

struct layer *layer_new(struct art *a, const char *kind)
{
	const struct layer_ops *ops = NULL;
	struct layer *l;
	size_t i;

	for (i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strcmp(kinds[i].name, kind) == 0)
			ops = &kinds[i];
	if (!ops)
		return NULL;
	l = malloc(sizeof(*l));
	if (!l)
		return NULL;
	l->next = NULL;
	l->ops = ops;
	l->x = l->y = 0;
	l->w = a->width;
	l->h = a->height;
	l->hidden = 0;
	ops->defaults(l);
	*a->tail = l;
	a->tail = &l->next;
	return l;
}

void layers_draw(struct art *a)
{
	const struct layer *l;

	memset(a->cells, ' ', (size_t)(a->width * a->height));
	for (l = a->layers; l; l = l->next)
		if (!l->hidden)
			l->ops->draw(a, l);
}

void layers_list(struct art *a)
{
	const struct layer *l;

	for (l = a->layers; l; l = l->next)
		printf("%s %d,%d %dx%d %s%s\n", l->ops->name, l->x, l->y, l->w, l->h,
		       a->pals[l->pal].name, l->hidden ? " hidden" : "");
}

void layers_free(struct art *a)
{
	struct layer *l;

	while ((l = a->layers) != NULL) {
		a->layers = l->next;
		free(l);
	}
	a->tail = &a->layers;
}
