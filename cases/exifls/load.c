#include <stdlib.h>
#include <string.h>
#include "exif.h"

static const u8 typesize[T_MAX + 1] = { 0, 1, 1, 2, 4, 8 };

/* where the value of the entry at p is kept, or NULL */
static const u8 *
value_at(Exif *x, const u8 *buf, size_t len, const u8 *p, u32 size)
{
	u32 off;

	if (size <= 4)
		return p + 8;
	off = GET32(x->be, p + 8);
	if (off > len || size > len - off)
		return NULL;
	return buf + off;
}

static int
load_entry(Exif *x, const u8 *buf, size_t len, const u8 *p, int level)
{
	Entry *e;
	const u8 *v;
	u32 count, size;
	int type;

	type = GET16(x->be, p + 2);
	count = GET32(x->be, p + 4);
	if (type < 1 || type > T_MAX)
		return 0;			/* unknown types are skipped */
	if (count > MAXVALUE / typesize[type])
		return -1;
	size = count * typesize[type];
	v = value_at(x, buf, len, p, size);
	if (v == NULL)
		return -1;
	if (x->n == MAXENTRIES)
		return -1;
	e = &x->ent[x->n];
	e->data = malloc(size);
	if (e->data == NULL)
		return -1;
	memcpy(e->data, v, size);
	e->tag = GET16(x->be, p);
	e->type = type;
	e->count = count;
	e->size = size;
	e->level = level;
	x->n++;
	return 0;
}

static int
load_dir(Exif *x, const u8 *buf, size_t len, u32 off, int level)
{
	const u8 *p;
	int i, n;

	if (off > len || len - off < 2)
		return -1;
	n = GET16(x->be, buf + off);
	if ((len - off - 2) / 12 < (size_t)n)
		return -1;
	p = buf + off + 2;
	for (i = 0; i < n; i++, p += 12) {
		if (GET16(x->be, p) == TAG_SUBIFD) {
			if (level > 0)
				return -1;
			if (load_dir(x, buf, len, GET32(x->be, p + 8), level + 1) < 0)
				return -1;
			continue;
		}
		if (load_entry(x, buf, len, p, level) < 0)
			return -1;
	}
	return 0;
}

int
exif_load(Exif *x, const u8 *buf, size_t len)
{
	x->n = 0;
	if (len < 14 || memcmp(buf, "Exif\0\0", 6) != 0)
		return -1;
	buf += 6;
	len -= 6;
	if (memcmp(buf, "MM\0*", 4) == 0)
		x->be = 1;
	else if (memcmp(buf, "II*\0", 4) == 0)
		x->be = 0;
	else
		return -1;
	return load_dir(x, buf, len, GET32(x->be, buf + 4), 0);
}

void
exif_free(Exif *x)
{
	while (x->n > 0)
		free(x->ent[--x->n].data);
}

Entry *
exif_find(Exif *x, int tag)
{
	int i;

	for (i = 0; i < x->n; i++)
		if (x->ent[i].tag == tag)
			return &x->ent[i];
	return NULL;
}
