/* objls -- list what is in a MOB object file.  */

#ifndef OBJ_H
#define OBJ_H

#include <stddef.h>
#include <stdint.h>

#define MOB_MAGIC "MOB1"
#define MOB_HEADER_SIZE 6
#define MOB_SHDR_SIZE 20
#define MOB_SYM_SIZE 8
#define MOB_REL_SIZE 8

enum section_type
{
  SEC_NULL = 0,
  SEC_PROGBITS = 1,
  SEC_SYMTAB = 2,
  SEC_STRTAB = 3,
  SEC_RELOC = 4
};

struct section
{
  char name[9];
  unsigned int type;
  unsigned int link;            /* Index of the section this one needs.  */
  const unsigned char *contents;
  uint32_t size;
};

struct object
{
  unsigned char *image;
  size_t image_size;
  unsigned int nsections;
  struct section *sections;
};

extern unsigned int get_16 (const unsigned char *);
extern uint32_t get_32 (const unsigned char *);

extern int object_open (struct object *, const char *);
extern void object_close (struct object *);
extern const struct section *object_linked_section (const struct object *,
                                                    const struct section *,
                                                    unsigned int);

extern void dump_sections (const struct object *);
extern void dump_symbols (const struct object *, const struct section *);
extern void dump_relocs (const struct object *, const struct section *);

#endif /* OBJ_H */
