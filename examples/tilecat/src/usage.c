#include "map.h"

void map_print_usage(const struct map *map, FILE *out)
{
	unsigned used[MAP_MAX_TILES + 1] = { 0 };
	size_t cells = (size_t)map->width * map->height;

	for (unsigned i = 0; i < map->layer_count; i++)
		for (size_t k = 0; k < cells; k++)
			used[CELL_ID(map->layers[i].cells[k])]++;

	fprintf(out, "%ux%u, %u tiles, %u layers\n", map->width, map->height,
		map->tile_count, map->layer_count);
	fprintf(out, "empty %u\n", used[0]);
	for (unsigned t = 1; t <= map->tile_count; t++)
		fprintf(out, "tile %u: %u\n", t, used[t]);
}
