#include "tga.h"

#include <stdlib.h>
#include <string.h>

#define TRY(expr) do { TgaError err_ = (expr); if (err_ != TGA_SUCCESS) return err_; } while (0)

static size_t stream_left(const TgaStream *s)
{
    return (size_t)(s->end - s->cur);
}

static const uint8_t *stream_take(TgaStream *s, size_t n)
{
    const uint8_t *p = s->cur;

    if (stream_left(s) < n)
        return NULL;
    s->cur += n;
    return p;
}

static uint32_t le16(const uint8_t *p)
{
    return p[0] | (uint32_t)p[1] << 8;
}

static TgaError read_header(TgaImage *img, TgaStream *s)
{
    const uint8_t *h = stream_take(s, TGA_HEADER_SIZE);
    uint32_t depth;

    if (h == NULL)
        return TGA_SHORT_FILE;
    if (h[1] != 0)                      /* colour-mapped */
        return TGA_BAD_HEADER;
    img->type = h[2];
    img->width = le16(h + 12);
    img->height = le16(h + 14);
    depth = h[16];
    img->top_down = (h[17] & TGA_TOP_DOWN) != 0;

    if (img->width == 0 || img->height == 0)
        return TGA_BAD_HEADER;
    switch (img->type) {
    case TGA_TYPE_GREY:
    case TGA_TYPE_RLE_GREY:
        if (depth != 8)
            return TGA_BAD_DEPTH;
        break;
    case TGA_TYPE_RGB:
    case TGA_TYPE_RLE_RGB:
        if (depth != 16 && depth != 24 && depth != 32)
            return TGA_BAD_DEPTH;
        break;
    default:
        return TGA_BAD_HEADER;
    }
    img->bytes_per_pixel = depth / 8;

    if (stream_take(s, h[0]) == NULL)   /* image id */
        return TGA_SHORT_FILE;
    return TGA_SUCCESS;
}

static TgaError allocate_pixels(TgaImage *img)
{
    uint32_t bytes = img->width * img->height * img->bytes_per_pixel;

    if (bytes > TGA_MAX_BYTES)
        return TGA_TOO_BIG;
    img->pixels = malloc(bytes);
    if (img->pixels == NULL)
        return TGA_NO_MEMORY;
    return TGA_SUCCESS;
}

static uint8_t *row_start(const TgaImage *img, uint32_t y)
{
    if (!img->top_down)
        y = img->height - 1 - y;
    return img->pixels + (size_t)y * img->width * img->bytes_per_pixel;
}

static TgaError decode_raw(TgaImage *img, TgaStream *s)
{
    size_t row = (size_t)img->width * img->bytes_per_pixel;
    uint32_t y;

    for (y = 0; y < img->height; y++) {
        const uint8_t *src = stream_take(s, row);

        if (src == NULL)
            return TGA_SHORT_FILE;
        memcpy(row_start(img, y), src, row);
    }
    return TGA_SUCCESS;
}

/* Packets may not cross rows. */
static TgaError decode_rle_row(TgaImage *img, TgaStream *s, uint8_t *dst)
{
    uint32_t bpp = img->bytes_per_pixel;
    uint32_t x = 0;

    while (x < img->width) {
        const uint8_t *head = stream_take(s, 1);
        const uint8_t *src;
        uint32_t n, i;

        if (head == NULL)
            return TGA_SHORT_FILE;
        n = (*head & 0x7fu) + 1;
        if (n > img->width - x)
            return TGA_BAD_PACKET;
        if (*head & 0x80) {
            src = stream_take(s, bpp);
            if (src == NULL)
                return TGA_SHORT_FILE;
            for (i = 0; i < n; i++)
                memcpy(dst + (size_t)(x + i) * bpp, src, bpp);
        } else {
            src = stream_take(s, (size_t)n * bpp);
            if (src == NULL)
                return TGA_SHORT_FILE;
            memcpy(dst + (size_t)x * bpp, src, (size_t)n * bpp);
        }
        x += n;
    }
    return TGA_SUCCESS;
}

static TgaError decode_rle(TgaImage *img, TgaStream *s)
{
    uint32_t y;

    for (y = 0; y < img->height; y++)
        TRY(decode_rle_row(img, s, row_start(img, y)));
    return TGA_SUCCESS;
}

TgaError tga_decode(TgaImage *img, const uint8_t *data, size_t len)
{
    TgaStream s = { data, data + len };

    memset(img, 0, sizeof *img);
    TRY(read_header(img, &s));
    TRY(allocate_pixels(img));
    if (img->type >= TGA_TYPE_RLE_RGB)
        return decode_rle(img, &s);
    return decode_raw(img, &s);
}

void tga_release(TgaImage *img)
{
    free(img->pixels);
    img->pixels = NULL;
}

const char *tga_message(TgaError err)
{
    switch (err) {
    case TGA_SUCCESS:    return "success";
    case TGA_BAD_HEADER: return "bad header";
    case TGA_BAD_DEPTH:  return "bad pixel depth";
    case TGA_TOO_BIG:    return "image is too big";
    case TGA_SHORT_FILE: return "file is too short";
    case TGA_BAD_PACKET: return "bad run-length packet";
    case TGA_NO_MEMORY:  return "no memory";
    }
    return "unknown error";
}
