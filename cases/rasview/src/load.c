#include <stdlib.h>
#include <string.h>

#include "raster.h"

/* The file, read into memory, with a place to read on. */
typedef struct {
    uint8_t *data;
    size_t size, at;
} source;

static const char *slurp(source *src, const char *path)
{
    FILE *fp = fopen(path, "rb");
    const char *error = NULL;
    long n;

    if (!fp)
        return "cannot open file";
    if (fseek(fp, 0, SEEK_END) != 0 || (n = ftell(fp)) < 0
        || fseek(fp, 0, SEEK_SET) != 0) {
        error = "cannot seek";
        goto out;
    }
    src->size = (size_t)n;
    src->data = malloc(src->size + 1);
    if (!src->data) {
        error = "out of memory";
        goto out;
    }
    if (fread(src->data, 1, src->size, fp) != src->size)
        error = "read error";
out:
    fclose(fp);
    return error;
}

static size_t left(const source *src)
{
    return src->size - src->at;
}

static uint32_t next_long(source *src)
{
    const uint8_t *p = src->data + src->at;

    src->at += 4;
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static const char *read_header(source *src, ras_header *h)
{
    uint32_t type, map;

    if (left(src) < 32)
        return "file too short for a header";
    if (next_long(src) != RAS_MAGIC)
        return "not a raster file";
    h->width = next_long(src);
    h->height = next_long(src);
    h->depth = next_long(src);
    h->length = next_long(src);
    type = next_long(src);
    map = next_long(src);
    h->map_length = next_long(src);

    if (h->width == 0 || h->width > RAS_MAX_SIDE)
        return "bad width";
    if (h->height == 0 || h->height > RAS_MAX_SIDE)
        return "bad height";
    if (h->depth != 1 && h->depth != 8 && h->depth != 24 && h->depth != 32)
        return "bad depth";
    if (type > RT_FORMAT_RGB)
        return "unknown type";
    h->type = (enum ras_type)type;
    h->flag.packed = h->type == RT_BYTE_ENCODED;
    h->flag.rgb_order = h->type == RT_FORMAT_RGB;
    if (map > RMT_EQUAL_RGB)
        return "unknown map type";
    h->map_type = (enum ras_map)map;
    if (h->map_type == RMT_NONE && h->map_length != 0)
        return "map length without a map";
    if (h->map_type == RMT_EQUAL_RGB) {
        if (h->map_length == 0 || h->map_length > RAS_MAX_MAP || h->map_length % 3)
            return "bad map length";
        if (h->depth > 8)
            return "map in a true colour image";
        h->flag.has_map = 1;
    }
    return NULL;
}

static const char *read_map(source *src, raster *ras)
{
    uint32_t i, n = ras->head.map_length / 3;
    const uint8_t *p;

    if (left(src) < ras->head.map_length)
        return "file too short for the map";
    p = src->data + src->at;
    for (i = 0; i < n; i++) {
        ras->map[i].part.r = p[i];
        ras->map[i].part.g = p[n + i];
        ras->map[i].part.b = p[2 * n + i];
    }
    ras->map_size = n;
    src->at += ras->head.map_length;
    return NULL;
}

/* State of the byte encoding, which runs on across the rows. */
typedef struct {
    unsigned run;
    uint8_t value;
} unpacker;

static int unpack_row(source *src, unpacker *u, uint8_t *row, uint32_t n)
{
    while (n > 0) {
        if (u->run > 0) {
            *row++ = u->value;
            u->run--;
            n--;
            continue;
        }
        if (left(src) < 1)
            return -1;
        u->value = src->data[src->at++];
        u->run = 1;
        if (u->value != 0x80)
            continue;
        if (left(src) < 1)
            return -1;
        u->run = src->data[src->at++] + 1u;
        if (u->run == 1)
            continue;           /* the escape byte itself */
        if (left(src) < 1)
            return -1;
        u->value = src->data[src->at++];
    }
    return 0;
}

static const char *read_pixels(source *src, raster *ras)
{
    const ras_header *h = &ras->head;
    unpacker u = { 0, 0 };
    uint32_t y;

    ras->stride = (h->width * h->depth + 15) / 16 * 2;
    ras->size = ras->stride * h->height;
    if (h->flag.packed) {
        /* three bytes make at most 256 */
        if (ras->size / 86 > left(src))
            return "file too short for the image";
    } else {
        if (h->length != 0 && h->length < ras->size)
            return "bad image length";
        if (left(src) < ras->size)
            return "file too short for the image";
    }
    ras->pixels = malloc(ras->size);
    if (!ras->pixels)
        return "out of memory";
    for (y = 0; y < h->height; y++) {
        uint8_t *row = ras->pixels + (size_t)y * ras->stride;

        if (h->flag.packed) {
            if (unpack_row(src, &u, row, ras->stride) < 0)
                return "encoded data ends early";
        } else {
            if (left(src) < ras->stride)
                return "image data ends early";
            memcpy(row, src->data + src->at, ras->stride);
            src->at += ras->stride;
        }
    }
    return NULL;
}

const char *raster_load(raster *ras, const char *path)
{
    source src = { NULL, 0, 0 };
    const char *error;

    memset(ras, 0, sizeof *ras);
    error = slurp(&src, path);
    if (error)
        goto out;
    error = read_header(&src, &ras->head);
    if (error)
        goto out;
    if (ras->head.flag.has_map) {
        error = read_map(&src, ras);
        if (error)
            goto out;
    }
    error = read_pixels(&src, ras);
out:
    free(src.data);
    if (error)
        raster_drop(ras);
    return error;
}

void raster_drop(raster *ras)
{
    free(ras->pixels);
    ras->pixels = NULL;
}
