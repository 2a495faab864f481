#include "raster.h"

static const char *const type_names[] = { "old", "standard", "byte-encoded", "rgb" };

#define THUMB_W 24u
#define THUMB_H 10u

static colour_t grey(uint8_t v)
{
    colour_t c = { 0 };

    c.part.r = c.part.g = c.part.b = v;
    return c;
}

colour_t raster_at(const raster *ras, uint32_t x, uint32_t y)
{
    const uint8_t *row = ras->pixels + (size_t)y * ras->stride;
    colour_t c = { 0 };
    uint32_t v;

    switch (ras->head.depth) {
    case 1:
        v = row[x / 8] >> (7 - x % 8) & 1;
        if (ras->head.flag.has_map)
            return v < ras->map_size ? ras->map[v] : c;
        return grey(v ? 0 : 255);
    case 8:
        v = row[x];
        if (ras->head.flag.has_map)
            return v < ras->map_size ? ras->map[v] : c;
        return grey((uint8_t)v);
    case 24:
        row += (size_t)x * 3;
        break;
    default:
        row += (size_t)x * 4 + 1;
        break;
    }
    if (ras->head.flag.rgb_order) {
        c.part.r = row[0];
        c.part.b = row[2];
    } else {
        c.part.b = row[0];
        c.part.r = row[2];
    }
    c.part.g = row[1];
    return c;
}

void raster_describe(const raster *ras, FILE *to)
{
    uint64_t sum[3] = { 0, 0, 0 }, n;
    uint32_t x, y;

    fprintf(to, "%ux%u depth %u type %s", ras->head.width, ras->head.height,
            ras->head.depth, type_names[ras->head.type]);
    if (ras->head.flag.has_map)
        fprintf(to, " map %u", ras->map_size);
    fprintf(to, "\nstride %u size %u\n", ras->stride, ras->size);
    for (y = 0; y < ras->head.height; y++)
        for (x = 0; x < ras->head.width; x++) {
            colour_t c = raster_at(ras, x, y);

            sum[0] += c.part.r;
            sum[1] += c.part.g;
            sum[2] += c.part.b;
        }
    n = (uint64_t)ras->head.width * ras->head.height;
    fprintf(to, "mean %u %u %u\n", (unsigned)(sum[0] / n), (unsigned)(sum[1] / n),
            (unsigned)(sum[2] / n));
}

void raster_thumbnail(const raster *ras, FILE *to)
{
    static const char ramp[] = " .:-=+*#";
    uint32_t w = ras->head.width < THUMB_W ? ras->head.width : THUMB_W;
    uint32_t h = ras->head.height < THUMB_H ? ras->head.height : THUMB_H;
    uint32_t i, j;

    for (j = 0; j < h; j++) {
        fputc('|', to);
        for (i = 0; i < w; i++) {
            colour_t c = raster_at(ras, i * ras->head.width / w, j * ras->head.height / h);
            unsigned light = (c.part.r * 3u + c.part.g * 4u + c.part.b) / 8;

            fputc(ramp[light / 32], to);
        }
        fputs("|\n", to);
    }
}
