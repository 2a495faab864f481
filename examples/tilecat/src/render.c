/* Draws a map as text, one character a pixel. */
#include "map.h"

#include <stdlib.h>
#include <string.h>

static uint8_t mirror(uint8_t bits)
{
	bits = (uint8_t)((bits & 0xf0u) >> 4 | (bits & 0x0fu) << 4);
	bits = (uint8_t)((bits & 0xccu) >> 2 | (bits & 0x33u) << 2);
	bits = (uint8_t)((bits & 0xaau) >> 1 | (bits & 0x55u) << 1);
	return bits;
}

static uint8_t tile_row(const struct map *map, uint8_t cell, unsigned row)
{
	uint8_t bits = map->tiles[(CELL_ID(cell) - 1) * TILE_ROWS + row];

	return cell & CELL_FLIP ? mirror(bits) : bits;
}

static void draw_line(const struct map *map, const struct layer *layer,
		      unsigned y, char *line)
{
	const uint8_t *cells = layer->cells + (size_t)(y / TILE_ROWS) * map->width;

	for (unsigned x = 0; x < map->width; x++) {
		uint8_t bits;

		if (CELL_ID(cells[x]) == 0)
			continue;
		bits = tile_row(map, cells[x], y % TILE_ROWS);
		for (unsigned px = 0; px < 8; px++)
			if (bits & (0x80u >> px))
				line[x * 8 + px] = '#';
	}
}

int map_render(const struct map *map, int only, FILE *out)
{
	size_t pixels = (size_t)map->width * 8;
	char *line = malloc(pixels + 1);

	if (!line)
		return -1;
	for (unsigned y = 0; y < map->height * TILE_ROWS; y++) {
		memset(line, '.', pixels);
		line[pixels] = '\n';
		for (unsigned i = 0; i < map->layer_count; i++)
			if (only < 0 || (unsigned)only == i)
				draw_line(map, &map->layers[i], y, line);
		fwrite(line, 1, pixels + 1, out);
	}
	free(line);
	return ferror(out) ? -1 : 0;
}
