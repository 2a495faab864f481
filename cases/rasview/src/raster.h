#ifndef RASTER_H
#define RASTER_H

#include <stdint.h>
#include <stdio.h>

#define RAS_MAGIC     0x59a66a95u
#define RAS_MAX_SIDE  65535u
#define RAS_MAX_MAP   768u

enum ras_type { RT_OLD, RT_STANDARD, RT_BYTE_ENCODED, RT_FORMAT_RGB };
enum ras_map { RMT_NONE, RMT_EQUAL_RGB };

/* One colour, whole or in parts. */
typedef union {
    uint32_t all;
    struct {
        uint8_t r, g, b, unused;
    } part;
} colour_t;

typedef struct {
    uint32_t width, height, depth;
    uint32_t length;
    enum ras_type type;
    enum ras_map map_type;
    uint32_t map_length;
    struct {
        unsigned has_map : 1;
        unsigned rgb_order : 1;
        unsigned packed : 1;
    } flag;
} ras_header;

typedef struct {
    ras_header head;
    colour_t map[256];
    uint32_t map_size;
    uint32_t stride;
    uint32_t size;
    uint8_t *pixels;
} raster;

/* Reads a whole file; returns NULL or the text of the error. */
const char *raster_load(raster *ras, const char *path);
void raster_drop(raster *ras);

colour_t raster_at(const raster *ras, uint32_t x, uint32_t y);
void raster_describe(const raster *ras, FILE *to);
void raster_thumbnail(const raster *ras, FILE *to);

#endif
