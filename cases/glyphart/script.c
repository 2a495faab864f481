#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art.h"

#define BLANKS " \t\r\n"

void art_error(struct art *a, const char *what, const char *word)
{
	printf("line %d: %s %s\n", a->line, what, word);
	a->errors++;
}

static const struct {
	const char *key;
	size_t where;
	int low, high;
} attrs[] = {
	{ "x", offsetof(struct layer, x), -ART_MAX_W, ART_MAX_W },
	{ "y", offsetof(struct layer, y), -ART_MAX_H, ART_MAX_H },
	{ "w", offsetof(struct layer, w), 1, 2 * ART_MAX_W },
	{ "h", offsetof(struct layer, h), 1, 2 * ART_MAX_H },
	{ "shade", offsetof(struct layer, shade), 0, 100 },
	{ "from", offsetof(struct layer, from), 0, 100 },
	{ "to", offsetof(struct layer, to), 0, 100 },
	{ "hidden", offsetof(struct layer, hidden), 0, 1 },
};

static int set_number(struct art *a, struct layer *l, const char *key, const char *value)
{
	size_t i;
	char *end;
	long n;

	for (i = 0; i < sizeof(attrs) / sizeof(attrs[0]); i++) {
		if (strcmp(attrs[i].key, key) != 0)
			continue;
		n = strtol(value, &end, 10);
		if (end == value || *end || n < attrs[i].low || n > attrs[i].high) {
			art_error(a, "bad value for", key);
			return -1;
		}
		*(int *)((char *)l + attrs[i].where) = (int)n;
		return 0;
	}
	art_error(a, "unknown attribute", key);
	return -1;
}

static void set_attr(struct art *a, struct layer *l, char *word)
{
	char *value = strchr(word, '=');
	int pal;

	if (!value) {
		art_error(a, "no value for", word);
		return;
	}
	*value++ = '\0';
	if (strcmp(word, "pal") == 0) {
		pal = palette_find(a, value);
		if (pal < 0)
			art_error(a, "no palette", value);
		else
			l->pal = pal;
		return;
	}
	set_number(a, l, word, value);
}

static void do_palette(struct art *a)
{
	const char *name = strtok(NULL, BLANKS);
	const char *glyphs = strtok(NULL, BLANKS);

	if (!name || !glyphs || palette_add(a, name, glyphs) < 0)
		art_error(a, "bad palette", name ? name : "");
}

static void do_show(struct art *a)
{
	int y;

	layers_draw(a);
	for (y = 0; y < a->height; y++)
		printf("|%.*s|\n", a->width, &CELL(a, 0, y));
}

static void do_layer(struct art *a, const char *kind)
{
	struct layer *l = layer_new(a, kind);
	char *word;

	if (!l) {
		art_error(a, "unknown command", kind);
		return;
	}
	while ((word = strtok(NULL, BLANKS)) != NULL)
		set_attr(a, l, word);
}

void script_line(struct art *a, char *text)
{
	const char *word = strtok(text, BLANKS);

	if (!word || *word == '#')
		return;
	if (strcmp(word, "palette") == 0)
		do_palette(a);
	else if (strcmp(word, "show") == 0)
		do_show(a);
	else if (strcmp(word, "list") == 0)
		layers_list(a);
	else if (strcmp(word, "clear") == 0)
		layers_free(a);
	else
		do_layer(a, word);
}
