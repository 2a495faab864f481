/* Reading of MOB files.  */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "obj.h"

#define MAX_IMAGE (1 << 20)

unsigned int
get_16 (const unsigned char *p)
{
  return p[0] | (unsigned int) p[1] << 8;
}

uint32_t
get_32 (const unsigned char *p)
{
  return get_16 (p) | (uint32_t) get_16 (p + 2) << 16;
}

static int
read_image (struct object *obj, const char *filename)
{
  FILE *f = fopen (filename, "rb");

  if (f == NULL)
    return -1;
  obj->image = malloc (MAX_IMAGE);
  if (obj->image != NULL)
    obj->image_size = fread (obj->image, 1, MAX_IMAGE, f);
  fclose (f);
  return obj->image == NULL ? -1 : 0;
}

/* Read FILENAME into OBJ.  Return 0, or -1 if it is not an object file, in
   which case OBJ must still be closed.  */

int
object_open (struct object *obj, const char *filename)
{
  unsigned int i;

  memset (obj, 0, sizeof *obj);
  if (read_image (obj, filename) < 0
      || obj->image_size < MOB_HEADER_SIZE
      || memcmp (obj->image, MOB_MAGIC, 4) != 0)
    return -1;
  obj->nsections = get_16 (obj->image + 4);
  if (obj->nsections > (obj->image_size - MOB_HEADER_SIZE) / MOB_SHDR_SIZE)
    return -1;
  obj->sections = calloc (obj->nsections + 1, sizeof *obj->sections);
  if (obj->sections == NULL)
    return -1;

  /* Section 0 is nobody's; links are to 1 and up.  */
  for (i = 1; i <= obj->nsections; i++)
    {
      const unsigned char *p
        = obj->image + MOB_HEADER_SIZE + (i - 1) * MOB_SHDR_SIZE;
      struct section *sec = &obj->sections[i];
      uint32_t offset;

      memcpy (sec->name, p, 8);
      sec->type = get_16 (p + 8);
      sec->link = get_16 (p + 10);
      offset = get_32 (p + 12);
      sec->size = get_32 (p + 16);
      if (offset > obj->image_size || sec->size > obj->image_size - offset)
        return -1;
      sec->contents = obj->image + offset;
    }
  return 0;
}

void
object_close (struct object *obj)
{
  free (obj->sections);
  free (obj->image);
}

/* Return the section of TYPE that SEC is linked to.  */

const struct section *
object_linked_section (const struct object *obj, const struct section *sec,
                       unsigned int type)
{
  if (sec->link == 0 || sec->link > obj->nsections)
    return NULL;
  if (obj->sections[sec->link].type != type)
    return NULL;
  return &obj->sections[sec->link];
}
