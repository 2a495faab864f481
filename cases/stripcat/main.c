/* stripcat - print the mean and the checksum of each strip of a TIFF.  */

#include "tiffio.h"

#include <stdio.h>
#include <stdlib.h>

static uint8_t *
slurp (const char *name, size_t *size)
{
  FILE *fp = fopen (name, "rb");
  uint8_t *data = NULL;
  long len;

  if (fp == NULL)
    return NULL;
  if (fseek (fp, 0, SEEK_END) == 0 && (len = ftell (fp)) >= 0)
    {
      rewind (fp);
      data = malloc (len > 0 ? (size_t) len : 1);
      if (data != NULL)
        *size = fread (data, 1, (size_t) len, fp);
    }
  fclose (fp);
  return data;
}

static void
report (uint32_t strip, const uint8_t *pixels, uint32_t rows, uint32_t width)
{
  uint32_t a = 1, b = 0;
  uint64_t sum = 0;
  size_t i, n = (size_t) rows * width;

  for (i = 0; i < n; i++)
    {
      sum += pixels[i];
      a = (a + pixels[i]) % 65521;
      b = (b + a) % 65521;
    }
  printf ("strip %u: rows %u mean %u adler %08x\n", strip, rows,
          (unsigned) (sum / n), b << 16 | a);
}

int
main (int argc, char **argv)
{
  struct tiff_file tif;
  enum tiff_status status;
  size_t size = 0;
  uint8_t *data;
  uint32_t i;

  if (argc != 2)
    {
      fprintf (stderr, "usage: stripcat FILE\n");
      return 2;
    }
  data = slurp (argv[1], &size);
  if (data == NULL)
    {
      perror (argv[1]);
      return 2;
    }

  status = tiff_open (&tif, data, size);
  if (status == TIFF_OK)
    {
      printf ("%ux%u, %u strips\n", tif.width, tif.length,
              tiff_strip_count (&tif));
      for (i = 0; i < tiff_strip_count (&tif); i++)
        {
          uint8_t *pixels = NULL;
          uint32_t rows = 0;

          status = tiff_read_strip (&tif, i, &pixels, &rows);
          if (status != TIFF_OK)
            break;
          report (i, pixels, rows, tif.width);
          free (pixels);
        }
    }
  tiff_close (&tif);
  free (data);
  if (status != TIFF_OK)
    {
      fprintf (stderr, "stripcat: %s\n", tiff_strerror (status));
      return 1;
    }
  return 0;
}
