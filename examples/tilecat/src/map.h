/* In-memory form of a tile map file (".tmap"). */
#ifndef MAP_H
#define MAP_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define MAP_MAX_SIDE   32
#define MAP_MAX_TILES  127
#define MAP_MAX_LAYERS 4

#define TILE_ROWS 8

/* A cell is a tile number with a flag on top; number 0 is "nothing here". */
#define CELL_FLIP   0x80u
#define CELL_ID(c)  ((c) & 0x7fu)

enum map_status {
	MAP_OK = 0,
	MAP_E_IO,
	MAP_E_MAGIC,
	MAP_E_VERSION,
	MAP_E_SIZE,
	MAP_E_TRUNCATED,
	MAP_E_ENCODING,
	MAP_E_OVERRUN,
	MAP_E_TILE,
	MAP_E_MEMORY,
};

struct layer {
	uint8_t *cells;             /* width * height, row by row */
};

struct map {
	unsigned width, height;     /* in tiles */
	unsigned tile_count;
	uint8_t *tiles;             /* tile_count * TILE_ROWS, one bit a pixel */
	unsigned layer_count;
	struct layer layers[MAP_MAX_LAYERS];
};

enum map_status map_load(struct map *map, const char *path);
void map_free(struct map *map);
const char *map_strstatus(enum map_status status);

/* Draws the layers bottom to top; `only` selects one of them, -1 all. */
int map_render(const struct map *map, int only, FILE *out);

/* Prints how often each tile is used. */
void map_print_usage(const struct map *map, FILE *out);

#endif
