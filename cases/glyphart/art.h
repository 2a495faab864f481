#ifndef ART_H
#define ART_H

#define ART_MAX_W 64
#define ART_MAX_H 32
#define ART_MAX_PALS 8
#define ART_PAL_LEN 16
#define ART_NAME_LEN 12

struct palette {
	char name[ART_NAME_LEN + 1];
	int len;
	char glyphs[ART_PAL_LEN + 1];
};

struct layer;
struct art;

struct layer_ops {
	const char *name;
	void (*defaults)(struct layer *l);
	void (*draw)(struct art *a, const struct layer *l);
};

struct layer {
	struct layer *next;
	const struct layer_ops *ops;
	int x, y, w, h;
	int pal;
	int shade;
	int from, to;
	int hidden;
};

struct art {
	int width, height;
	char *cells;
	struct palette *pals;
	int npals;
	struct layer *layers;
	struct layer **tail;
	int line;
	int errors;
};

#define CELL(a, x, y) ((a)->cells[(y) * (a)->width + (x)])

/* layer.c */
struct layer *layer_new(struct art *a, const char *kind);
void layers_draw(struct art *a);
void layers_list(struct art *a);
void layers_free(struct art *a);

/* palette.c */
int palette_add(struct art *a, const char *name, const char *glyphs);
int palette_find(const struct art *a, const char *name);
char palette_glyph(const struct art *a, int pal, int shade);

/* script.c */
void art_error(struct art *a, const char *what, const char *word);
void script_line(struct art *a, char *text);

#endif
