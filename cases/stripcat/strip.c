/* strip.c - strip decoding.  */

#include "tiffio.h"

#include <stdlib.h>
#include <string.h>

typedef int (*strip_decoder) (const uint8_t *src, size_t n_src,
                              uint8_t *dst, size_t n_dst);

static int
decode_none (const uint8_t *src, size_t n_src, uint8_t *dst, size_t n_dst)
{
  if (n_src < n_dst)
    return -1;
  memcpy (dst, src, n_dst);
  return 0;
}

/* Apple PackBits: a signed count byte N, then either N + 1 literal bytes
   (N >= 0) or one byte that stands for 1 - N copies (N < 0).  -128 is a
   no-op.  */

static int
decode_packbits (const uint8_t *src, size_t n_src, uint8_t *dst,
                 size_t n_dst)
{
  const uint8_t *end = src + n_src;
  uint8_t *op = dst;
  size_t left = n_dst;

  while (left > 0 && src < end)
    {
      int n = (int8_t) *src++;

      if (n == -128)
        continue;
      if (n >= 0)
        {
          size_t len = (size_t) n + 1;

          if (len > (size_t) (end - src) || len > left)
            return -1;
          memcpy (op, src, len);
          src += len;
          op += len;
          left -= len;
        }
      else
        {
          size_t len = (size_t) (1 - n);

          if (src == end)
            return -1;
          memset (op, *src++, len);
          op += len;
          left -= len;
        }
    }
  return left == 0 ? 0 : -1;
}

static strip_decoder
find_decoder (uint32_t compression)
{
  switch (compression)
    {
    case COMPRESSION_NONE:
      return decode_none;
    case COMPRESSION_PACKBITS:
      return decode_packbits;
    default:
      return NULL;
    }
}

/* Decode strip number STRIP into a fresh buffer, stored in *PIXELS, of
   *ROWS rows.  The caller frees it.  */

enum tiff_status
tiff_read_strip (const struct tiff_file *tif, uint32_t strip,
                 uint8_t **pixels, uint32_t *rows)
{
  strip_decoder decode = find_decoder (tif->compression);
  uint32_t offset = tif->strip_offsets[strip];
  uint32_t count = tif->strip_counts[strip];
  uint32_t first = strip * tif->rows_per_strip;
  size_t n_dst;

  if (decode == NULL)
    return TIFF_ERR_UNSUPPORTED;
  if (offset > tif->size || count > tif->size - offset)
    return TIFF_ERR_TRUNCATED;

  *rows = tif->length - first;
  if (*rows > tif->rows_per_strip)
    *rows = tif->rows_per_strip;
  n_dst = (size_t) *rows * tif->width;

  *pixels = malloc (n_dst);
  if (*pixels == NULL)
    return TIFF_ERR_MEMORY;
  if (decode (tif->base + offset, count, *pixels, n_dst) != 0)
    {
      free (*pixels);
      *pixels = NULL;
      return TIFF_ERR_DATA;
    }
  return TIFF_OK;
}
