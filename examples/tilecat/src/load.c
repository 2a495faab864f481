/*
 * Reading of tile map files.
 *
 * A layer is stored either raw, one byte a cell, or run-length encoded: a
 * count byte below 128 repeats the next cell count + 1 times, any other is
 * followed by count - 127 cells to be taken as they are.
 */
#include "map.h"
#include "bytes.h"

#include <stdlib.h>
#include <string.h>

#define FILE_MAX (64u * 1024u)

enum { ENC_RAW = 0, ENC_RLE = 1 };

static size_t cell_count(const struct map *map)
{
	return (size_t)map->width * map->height;
}

static enum map_status check_cells(const struct map *map, const struct layer *layer)
{
	size_t n = cell_count(map);

	for (size_t i = 0; i < n; i++)
		if (CELL_ID(layer->cells[i]) > map->tile_count)
			return MAP_E_TILE;
	return MAP_OK;
}

static enum map_status read_header(struct map *map, struct bytes *in)
{
	uint8_t magic[4], version, width, height, tiles, layers;

	if (!bytes_copy(in, magic, sizeof magic) || memcmp(magic, "TMAP", 4) != 0)
		return MAP_E_MAGIC;
	if (!bytes_u8(in, &version) || !bytes_u8(in, &width) || !bytes_u8(in, &height) ||
	    !bytes_u8(in, &tiles) || !bytes_u8(in, &layers))
		return MAP_E_TRUNCATED;
	if (version != 1)
		return MAP_E_VERSION;
	if (width == 0 || width > MAP_MAX_SIDE || height == 0 || height > MAP_MAX_SIDE)
		return MAP_E_SIZE;
	if (tiles == 0 || tiles > MAP_MAX_TILES || layers == 0 || layers > MAP_MAX_LAYERS)
		return MAP_E_SIZE;
	map->width = width;
	map->height = height;
	map->tile_count = tiles;
	map->layer_count = layers;
	return MAP_OK;
}

static enum map_status read_tiles(struct map *map, struct bytes *in)
{
	size_t size = (size_t)map->tile_count * TILE_ROWS;

	map->tiles = malloc(size);
	if (!map->tiles)
		return MAP_E_MEMORY;
	return bytes_copy(in, map->tiles, size) ? MAP_OK : MAP_E_TRUNCATED;
}

static enum map_status read_raw(const struct map *map, struct layer *layer, struct bytes *in)
{
	if (!bytes_copy(in, layer->cells, cell_count(map)))
		return MAP_E_TRUNCATED;
	return check_cells(map, layer);
}

static enum map_status read_rle(const struct map *map, struct layer *layer, struct bytes *in)
{
	size_t total = cell_count(map), filled = 0;

	while (filled < total) {
		uint8_t count, cell;
		size_t n;

		if (!bytes_u8(in, &count))
			return MAP_E_TRUNCATED;
		n = count < 128 ? count + 1u : count - 127u;
		if (n > total - filled)
			return MAP_E_OVERRUN;
		if (count < 128) {
			if (!bytes_u8(in, &cell))
				return MAP_E_TRUNCATED;
			memset(layer->cells + filled, cell, n);
		} else if (!bytes_copy(in, layer->cells + filled, n)) {
			return MAP_E_TRUNCATED;
		}
		filled += n;
	}
	return MAP_OK;
}

static enum map_status read_layer(const struct map *map, struct layer *layer, struct bytes *in)
{
	uint8_t encoding;

	if (!bytes_u8(in, &encoding))
		return MAP_E_TRUNCATED;
	layer->cells = malloc(cell_count(map));
	if (!layer->cells)
		return MAP_E_MEMORY;
	switch (encoding) {
	case ENC_RAW:
		return read_raw(map, layer, in);
	case ENC_RLE:
		return read_rle(map, layer, in);
	default:
		return MAP_E_ENCODING;
	}
}

static enum map_status parse(struct map *map, struct bytes *in)
{
	enum map_status status = read_header(map, in);

	if (status == MAP_OK)
		status = read_tiles(map, in);
	for (unsigned i = 0; status == MAP_OK && i < map->layer_count; i++)
		status = read_layer(map, &map->layers[i], in);
	return status;
}

enum map_status map_load(struct map *map, const char *path)
{
	enum map_status status;
	size_t size = 0;
	uint8_t *file = bytes_slurp(path, FILE_MAX, &size);
	struct bytes in;

	memset(map, 0, sizeof *map);
	if (!file)
		return MAP_E_IO;
	in.at = file;
	in.end = file + size;
	status = parse(map, &in);
	free(file);
	if (status != MAP_OK)
		map_free(map);
	return status;
}

void map_free(struct map *map)
{
	for (unsigned i = 0; i < MAP_MAX_LAYERS; i++)
		free(map->layers[i].cells);
	free(map->tiles);
	memset(map, 0, sizeof *map);
}

const char *map_strstatus(enum map_status status)
{
	switch (status) {
	case MAP_OK:          return "no error";
	case MAP_E_IO:        return "cannot read file";
	case MAP_E_MAGIC:     return "not a tile map";
	case MAP_E_VERSION:   return "unknown version";
	case MAP_E_SIZE:      return "size out of range";
	case MAP_E_TRUNCATED: return "file ends too early";
	case MAP_E_ENCODING:  return "unknown layer encoding";
	case MAP_E_OVERRUN:   return "run goes past the end of the layer";
	case MAP_E_TILE:      return "cell uses a tile that is not there";
	case MAP_E_MEMORY:    return "out of memory";
	}
	return "unknown error";
}
