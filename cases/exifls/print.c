#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "exif.h"

static struct {
	int	tag;
	char	*name;
} names[] = {
	{ 0x010e, "ImageDescription" },
	{ 0x010f, "Make" },
	{ 0x0110, "Model" },
	{ 0x0112, "Orientation" },
	{ 0x011a, "XResolution" },
	{ 0x0132, "DateTime" },
	{ 0x829a, "ExposureTime" },
	{ 0x9003, "DateTimeOriginal" },
	{ 0xa430, "CameraOwnerName" },
	{ 0, 0 }
};

static struct {
	char	*make;
	char	*vendor;
} vendors[] = {
	{ "Canon", "canon" },
	{ "NIKON CORPORATION", "nikon" },
	{ "OLYMPUS", "olympus" },
	{ 0, 0 }
};

static void
pr_byte(Exif *x, Entry *e)
{
	u32 i;

	for (i = 0; i < e->count; i++)
		printf(" %02x", e->data[i]);
}

static void
pr_ascii(Exif *x, Entry *e)
{
	const char *s = (const char *)e->data;

	printf(" \"");
	for (; *s; s++)
		putchar(isprint((u8)*s) ? *s : '?');
	putchar('"');
}

static void
pr_short(Exif *x, Entry *e)
{
	u32 i;

	for (i = 0; i < e->count; i++)
		printf(" %u", GET16(x->be, e->data + 2 * i));
}

static void
pr_long(Exif *x, Entry *e)
{
	u32 i;

	for (i = 0; i < e->count; i++)
		printf(" %u", GET32(x->be, e->data + 4 * i));
}

static void
pr_rational(Exif *x, Entry *e)
{
	u32 i;

	for (i = 0; i < e->count; i++)
		printf(" %u/%u", GET32(x->be, e->data + 8 * i),
		    GET32(x->be, e->data + 8 * i + 4));
}

static void (*printers[T_MAX + 1])(Exif *, Entry *) = {
	0, pr_byte, pr_ascii, pr_short, pr_long, pr_rational
};

void
exif_print(Exif *x)
{
	Entry *e;
	int i, k;

	for (i = 0; i < x->n; i++) {
		e = &x->ent[i];
		for (k = 0; names[k].name; k++)
			if (names[k].tag == e->tag)
				break;
		printf("%*s", 2 * e->level, "");
		if (names[k].name)
			printf("%s[%u]:", names[k].name, e->count);
		else
			printf("0x%04x[%u]:", e->tag, e->count);
		(*printers[e->type])(x, e);
		putchar('\n');
	}
}

/* which maker-note dialect the camera speaks */
const char *
exif_vendor(Exif *x)
{
	Entry *e;
	int i;

	e = exif_find(x, TAG_MAKE);
	if (e == NULL || e->type != T_ASCII)
		return "unknown";
	for (i = 0; vendors[i].make; i++)
		if (strcmp((char *)e->data, vendors[i].make) == 0)
			return vendors[i].vendor;
	return "other";
}
