/* directory.c - image file directory parsing.  */

#include "tiffio.h"

#include <stdlib.h>
#include <string.h>

static uint32_t
get16 (const struct tiff_file *tif, size_t pos)
{
  const uint8_t *p = tif->base + pos;

  return tif->big_endian ? (uint32_t) p[0] << 8 | p[1]
                         : (uint32_t) p[1] << 8 | p[0];
}

static uint32_t
get32 (const struct tiff_file *tif, size_t pos)
{
  if (tif->big_endian)
    return get16 (tif, pos) << 16 | get16 (tif, pos + 2);
  return get16 (tif, pos + 2) << 16 | get16 (tif, pos);
}

/* Fetch the values of the entry at ENTRY as an array of 32-bit numbers.  */

static enum tiff_status
fetch_array (struct tiff_file *tif, size_t entry, uint32_t **out,
             uint32_t *n_out)
{
  uint32_t type = get16 (tif, entry + 2);
  uint32_t count = get32 (tif, entry + 4);
  uint32_t width;
  size_t pos;
  uint32_t i;

  if (type != TYPE_SHORT && type != TYPE_LONG)
    return TIFF_ERR_UNSUPPORTED;
  if (count == 0 || count > MAX_STRIPS)
    return TIFF_ERR_RANGE;

  width = type == TYPE_SHORT ? 2 : 4;
  pos = count * width <= 4 ? entry + 8 : get32 (tif, entry + 8);
  if (pos > tif->size || tif->size - pos < (size_t) count * width)
    return TIFF_ERR_TRUNCATED;

  free (*out);
  *out = malloc (count * sizeof **out);
  if (*out == NULL)
    return TIFF_ERR_MEMORY;
  for (i = 0; i < count; i++)
    (*out)[i] = width == 2 ? get16 (tif, pos + 2 * i)
                           : get32 (tif, pos + 4 * i);
  *n_out = count;
  return TIFF_OK;
}

static enum tiff_status
fetch_scalar (struct tiff_file *tif, size_t entry, uint32_t *out)
{
  uint32_t *values = NULL;
  uint32_t n = 0;
  enum tiff_status status = fetch_array (tif, entry, &values, &n);

  if (status == TIFF_OK)
    *out = values[0];
  free (values);
  return status;
}

static enum tiff_status
read_entry (struct tiff_file *tif, size_t entry)
{
  switch (get16 (tif, entry))
    {
    case TAG_IMAGE_WIDTH:
      return fetch_scalar (tif, entry, &tif->width);
    case TAG_IMAGE_LENGTH:
      return fetch_scalar (tif, entry, &tif->length);
    case TAG_BITS_PER_SAMPLE:
      return fetch_scalar (tif, entry, &tif->bits);
    case TAG_COMPRESSION:
      return fetch_scalar (tif, entry, &tif->compression);
    case TAG_ROWS_PER_STRIP:
      return fetch_scalar (tif, entry, &tif->rows_per_strip);
    case TAG_STRIP_OFFSETS:
      return fetch_array (tif, entry, &tif->strip_offsets, &tif->n_offsets);
    case TAG_STRIP_BYTE_COUNTS:
      return fetch_array (tif, entry, &tif->strip_counts, &tif->n_counts);
    default:
      return TIFF_OK;
    }
}

static enum tiff_status
check_directory (struct tiff_file *tif)
{
  uint32_t strips;

  if (tif->width == 0 || tif->width > MAX_DIMENSION
      || tif->length == 0 || tif->length > MAX_DIMENSION)
    return TIFF_ERR_RANGE;
  if (tif->bits != 8)
    return TIFF_ERR_UNSUPPORTED;
  if (tif->rows_per_strip == 0 || tif->rows_per_strip > tif->length)
    tif->rows_per_strip = tif->length;
  strips = tiff_strip_count (tif);
  if (tif->n_offsets < strips || tif->n_counts < strips)
    return TIFF_ERR_RANGE;
  return TIFF_OK;
}

uint32_t
tiff_strip_count (const struct tiff_file *tif)
{
  return (tif->length + tif->rows_per_strip - 1) / tif->rows_per_strip;
}

enum tiff_status
tiff_open (struct tiff_file *tif, const uint8_t *base, size_t size)
{
  enum tiff_status status;
  uint32_t dir, n, i;

  memset (tif, 0, sizeof *tif);
  tif->base = base;
  tif->size = size;
  tif->compression = COMPRESSION_NONE;
  tif->bits = 8;

  if (size < 8)
    return TIFF_ERR_TRUNCATED;
  if (memcmp (base, "II*\0", 4) == 0)
    tif->big_endian = 0;
  else if (memcmp (base, "MM\0*", 4) == 0)
    tif->big_endian = 1;
  else
    return TIFF_ERR_MAGIC;

  dir = get32 (tif, 4);
  if (dir > size || size - dir < 2)
    return TIFF_ERR_TRUNCATED;
  n = get16 (tif, dir);
  if ((size - dir - 2) / 12 < n)
    return TIFF_ERR_TRUNCATED;

  for (i = 0; i < n; i++)
    {
      status = read_entry (tif, (size_t) dir + 2 + 12 * (size_t) i);
      if (status != TIFF_OK)
        return status;
    }
  return check_directory (tif);
}

void
tiff_close (struct tiff_file *tif)
{
  free (tif->strip_offsets);
  free (tif->strip_counts);
  tif->strip_offsets = tif->strip_counts = NULL;
}

const char *
tiff_strerror (enum tiff_status status)
{
  static const char *const text[] = {
    "no error", "not a TIFF file", "file is truncated",
    "unsupported feature", "value out of range", "out of memory",
    "bad strip data"
  };

  return text[status];
}
