#ifndef TGA_H
#define TGA_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define TGA_HEADER_SIZE  18
#define TGA_MAX_BYTES    (1u << 20)     /* of decoded pixels */

#define TGA_TYPE_RGB      2
#define TGA_TYPE_GREY     3
#define TGA_TYPE_RLE_RGB  10
#define TGA_TYPE_RLE_GREY 11

#define TGA_TOP_DOWN 0x20

typedef enum {
    TGA_SUCCESS,
    TGA_BAD_HEADER,
    TGA_BAD_DEPTH,
    TGA_TOO_BIG,
    TGA_SHORT_FILE,
    TGA_BAD_PACKET,
    TGA_NO_MEMORY
} TgaError;

typedef struct {
    uint32_t width;
    uint32_t height;
    uint32_t bytes_per_pixel;
    int type;
    int top_down;
    uint8_t *pixels;                    /* top row first */
} TgaImage;

/* A forward-only view of the file. */
typedef struct {
    const uint8_t *cur;
    const uint8_t *end;
} TgaStream;

TgaError tga_decode(TgaImage *img, const uint8_t *data, size_t len);
void tga_release(TgaImage *img);
const char *tga_message(TgaError err);
void tga_report(const TgaImage *img, FILE *out);

#endif
