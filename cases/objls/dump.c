/* Printing of MOB files.  */

#include <stdio.h>
#include <string.h>
#include "obj.h"

static const char *
type_name (unsigned int type)
{
  static const char *const names[]
    = { "NULL", "PROGBITS", "SYMTAB", "STRTAB", "RELOC" };

  return type < sizeof names / sizeof names[0] ? names[type] : "???";
}

void
dump_sections (const struct object *obj)
{
  unsigned int i;

  for (i = 1; i <= obj->nsections; i++)
    printf ("[%2u] %-8s %-8s link %u size %u\n", i, obj->sections[i].name,
            type_name (obj->sections[i].type), obj->sections[i].link,
            (unsigned int) obj->sections[i].size);
}

/* Return the string at OFFSET of STRTAB.  */

static const char *
string_at (const struct section *strtab, uint32_t offset)
{
  if (offset >= strtab->size)
    return "<corrupt>";
  if (memchr (strtab->contents + offset, '\0', strtab->size - offset) == NULL)
    return "<unterminated>";
  return (const char *) strtab->contents + offset;
}

void
dump_symbols (const struct object *obj, const struct section *sec)
{
  const struct section *strtab
    = object_linked_section (obj, sec, SEC_STRTAB);
  uint32_t i, count = sec->size / MOB_SYM_SIZE;

  printf ("symbols of %s: %u\n", sec->name, (unsigned int) count);
  for (i = 0; i < count; i++)
    {
      const unsigned char *p = sec->contents + i * MOB_SYM_SIZE;

      printf ("%4u: %08x %s\n", (unsigned int) i,
              (unsigned int) get_32 (p + 4), string_at (strtab, get_32 (p)));
    }
}

/* Relocations are shown with the names of their symbols; index 0 stands for
   none.  */

void
dump_relocs (const struct object *obj, const struct section *sec)
{
  const struct section *symtab
    = object_linked_section (obj, sec, SEC_SYMTAB);
  uint32_t i, count = sec->size / MOB_REL_SIZE;

  printf ("relocations of %s: %u\n", sec->name, (unsigned int) count);
  for (i = 0; i < count; i++)
    {
      const unsigned char *p = sec->contents + i * MOB_REL_SIZE;
      uint32_t where = get_32 (p);
      uint32_t index = get_32 (p + 4);
      const struct section *strtab;

      printf ("%08x ", (unsigned int) where);
      if (index == 0)
        {
          printf ("*ABS*\n");
          continue;
        }
      if (index >= symtab->size / MOB_SYM_SIZE)
        {
          printf ("<bad symbol %u>\n", (unsigned int) index);
          continue;
        }
      strtab = object_linked_section (obj, symtab, SEC_STRTAB);
      p = symtab->contents + index * MOB_SYM_SIZE;
      printf ("%s+%u\n", string_at (strtab, get_32 (p)),
              (unsigned int) get_32 (p + 4));
    }
}
