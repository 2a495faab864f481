/* tiffio.h - minimal reader for single-channel, 8-bit TIFF files.  */

#ifndef TIFFIO_H
#define TIFFIO_H

#include <stddef.h>
#include <stdint.h>

#define TAG_IMAGE_WIDTH        256
#define TAG_IMAGE_LENGTH       257
#define TAG_BITS_PER_SAMPLE    258
#define TAG_COMPRESSION        259
#define TAG_STRIP_OFFSETS      273
#define TAG_ROWS_PER_STRIP     278
#define TAG_STRIP_BYTE_COUNTS  279

#define TYPE_SHORT 3
#define TYPE_LONG  4

#define COMPRESSION_NONE      1
#define COMPRESSION_PACKBITS  32773

#define MAX_DIMENSION 16384
#define MAX_STRIPS    4096

enum tiff_status
{
  TIFF_OK = 0,
  TIFF_ERR_MAGIC,
  TIFF_ERR_TRUNCATED,
  TIFF_ERR_UNSUPPORTED,
  TIFF_ERR_RANGE,
  TIFF_ERR_MEMORY,
  TIFF_ERR_DATA
};

struct tiff_file
{
  const uint8_t *base;
  size_t size;
  int big_endian;

  uint32_t width;
  uint32_t length;
  uint32_t compression;
  uint32_t bits;
  uint32_t rows_per_strip;

  uint32_t *strip_offsets;
  uint32_t *strip_counts;
  uint32_t n_offsets;
  uint32_t n_counts;
};

/* directory.c */
extern enum tiff_status tiff_open (struct tiff_file *tif,
                                   const uint8_t *base, size_t size);
extern void tiff_close (struct tiff_file *tif);
extern uint32_t tiff_strip_count (const struct tiff_file *tif);
extern const char *tiff_strerror (enum tiff_status status);

/* strip.c */
extern enum tiff_status tiff_read_strip (const struct tiff_file *tif,
                                         uint32_t strip, uint8_t **pixels,
                                         uint32_t *rows);

#endif /* TIFFIO_H */
