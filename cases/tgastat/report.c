#include "tga.h"

#include <string.h>

typedef struct {
    unsigned min, max;
    uint64_t sum;
} Channel;

static unsigned channel_value(const TgaImage *img, const uint8_t *px, unsigned c)
{
    unsigned v;

    if (img->bytes_per_pixel != 2)
        return px[c];
    v = px[0] | (unsigned)px[1] << 8;   /* ARRRRRGG GGGBBBBB */
    return (v >> (5 * c) & 0x1f) << 3;
}

static const char *const names[][4] = {
    [1] = { "grey" },
    [2] = { "blue", "green", "red" },
    [3] = { "blue", "green", "red" },
    [4] = { "blue", "green", "red", "alpha" },
};

void tga_report(const TgaImage *img, FILE *out)
{
    unsigned channels = img->bytes_per_pixel == 2 ? 3 : img->bytes_per_pixel;
    size_t n = (size_t)img->width * img->height, i;
    Channel ch[4];
    unsigned c;
    uint32_t crc = 0xffffffffu;

    memset(ch, 0, sizeof ch);
    for (c = 0; c < channels; c++)
        ch[c].min = 255;
    for (i = 0; i < n; i++) {
        const uint8_t *px = img->pixels + i * img->bytes_per_pixel;

        for (c = 0; c < channels; c++) {
            unsigned v = channel_value(img, px, c);

            if (v < ch[c].min)
                ch[c].min = v;
            if (v > ch[c].max)
                ch[c].max = v;
            ch[c].sum += v;
            crc = (crc >> 1 | crc << 31) ^ v * 2654435761u;
        }
    }
    fprintf(out, "%ux%u %u bytes/pixel sig %08x\n", img->width, img->height,
            img->bytes_per_pixel, crc);
    for (c = 0; c < channels; c++)
        fprintf(out, "  %-5s min %u max %u mean %llu\n",
                names[img->bytes_per_pixel][c], ch[c].min, ch[c].max,
                (unsigned long long)(ch[c].sum / n));
}
