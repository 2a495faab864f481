/* Main program of objls.  */

#include <stdio.h>
#include "obj.h"

int
main (int argc, char **argv)
{
  struct object obj;
  unsigned int i;

  if (argc != 2)
    {
      fprintf (stderr, "Usage: objls FILE\n");
      return 2;
    }
  if (object_open (&obj, argv[1]) < 0)
    {
      object_close (&obj);
      printf ("objls: %s: file format not recognized\n", argv[1]);
      return 1;
    }
  dump_sections (&obj);
  for (i = 1; i <= obj.nsections; i++)
    {
      if (obj.sections[i].type == SEC_SYMTAB)
        dump_symbols (&obj, &obj.sections[i]);
      else if (obj.sections[i].type == SEC_RELOC)
        dump_relocs (&obj, &obj.sections[i]);
    }
  object_close (&obj);
  return 0;
}
