#ifndef EXIF_H
#define EXIF_H

#include <stddef.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;

#define T_BYTE		1
#define T_ASCII		2
#define T_SHORT		3
#define T_LONG		4
#define T_RATIONAL	5
#define T_MAX		5

#define TAG_MAKE	0x010f
#define TAG_MODEL	0x0110
#define TAG_SUBIFD	0x8769

#define MAXENTRIES	64	/* per file, all directories together */
#define MAXVALUE	4096	/* bytes in one value */

typedef struct {
	u16	tag;
	u16	type;
	u32	count;
	u32	size;		/* count * size of the type */
	int	level;		/* 0 is the main directory */
	u8	*data;		/* the raw value, in file order */
} Entry;

typedef struct {
	int	be;
	int	n;
	Entry	ent[MAXENTRIES];
} Exif;

#define GET16(be, p)	((u16)((be) ? (p)[0] << 8 | (p)[1] : (p)[1] << 8 | (p)[0]))
#define GET32(be, p)	((be) ? (u32)GET16(be, p) << 16 | GET16(be, (p) + 2) \
			      : (u32)GET16(be, (p) + 2) << 16 | GET16(be, p))

int	exif_load(Exif *x, const u8 *buf, size_t len);
void	exif_free(Exif *x);
Entry	*exif_find(Exif *x, int tag);
void	exif_print(Exif *x);
const char *exif_vendor(Exif *x);

#endif
