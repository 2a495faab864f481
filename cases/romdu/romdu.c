/*
 * romdu - disk usage of a ROM file system image.
 *
 * Layout, all numbers big endian:
 *
 *	0	"ROMI"
 *	4	u32	offset of the root directory
 *	8	char[8]	label
 *
 * A directory is a u16 with the number of entries, then for each entry
 *
 *	u8	type: 'd', 'f' or 'l'
 *	u8	length of the name, then the name
 *	u32	offset of a directory, of a file's bytes or of a link's target
 *	u32	size in bytes (files and links)
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROM_HEADER	16
#define ROM_NAMEMAX	64
#define ROM_BLOCK	16

#define ROM_EIO		(-1)
#define ROM_EFORMAT	(-2)
#define ROM_ENAME	(-3)

struct image {
	uint8_t *base;
	size_t size;
};

struct dirent {
	char type;
	char name[ROM_NAMEMAX + 1];
	uint32_t off;
	uint32_t size;
};

struct dir {
	const struct image *img;
	size_t pos;
	unsigned left;
};

struct usage {
	unsigned long bytes;
	unsigned long blocks;
	unsigned files;
	unsigned dirs;
	unsigned links;
	char largest[ROM_NAMEMAX + 1];
	uint32_t largest_size;
};

typedef int (*entry_fn)(const struct image *, const struct dirent *,
			struct usage *);

static int du_dir(const struct image *, uint32_t, struct usage *);

static uint32_t be(const uint8_t *p, int n)
{
	uint32_t v = 0;

	while (n-- > 0)
		v = v << 8 | *p++;
	return v;
}

static int have(const struct image *img, size_t pos, size_t n)
{
	return pos <= img->size && n <= img->size - pos;
}

static int image_load(struct image *img, const char *path)
{
	FILE *f = fopen(path, "rb");
	long n;
	int err = ROM_EIO;

	img->base = NULL;
	img->size = 0;
	if (f == NULL)
		return ROM_EIO;
	if (fseek(f, 0, SEEK_END) != 0 || (n = ftell(f)) < 0)
		goto out;
	rewind(f);
	img->base = malloc((size_t)n + 1);
	if (img->base == NULL)
		goto out;
	img->size = fread(img->base, 1, (size_t)n, f);
	if (img->size < ROM_HEADER || memcmp(img->base, "ROMI", 4) != 0) {
		err = ROM_EFORMAT;
		goto out;
	}
	err = 0;
out:
	fclose(f);
	return err;
}

static int dir_open(struct dir *d, const struct image *img, uint32_t off)
{
	if (off < ROM_HEADER || !have(img, off, 2))
		return ROM_EFORMAT;
	d->img = img;
	d->left = be(img->base + off, 2);
	d->pos = (size_t)off + 2;
	return 0;
}

/* 1: an entry, 0: no more, or an error */
static int dir_next(struct dir *d, struct dirent *e)
{
	const struct image *img = d->img;
	size_t len, i;

	if (d->left == 0)
		return 0;
	d->left--;
	if (!have(img, d->pos, 2))
		return ROM_EFORMAT;
	e->type = (char)img->base[d->pos];
	len = img->base[d->pos + 1];
	d->pos += 2;
	if (len == 0 || len > ROM_NAMEMAX)
		return ROM_ENAME;
	if (!have(img, d->pos, len + 8))
		return ROM_EFORMAT;
	memcpy(e->name, img->base + d->pos, len);
	e->name[len] = '\0';
	for (i = 0; i < len; i++)
		if (e->name[i] == '/' || e->name[i] < ' ')
			return ROM_ENAME;
	e->off = be(img->base + d->pos + len, 4);
	e->size = be(img->base + d->pos + len + 4, 4);
	d->pos += len + 8;
	return 1;
}

static unsigned long blocks_of(uint32_t size)
{
	return ((unsigned long)size + ROM_BLOCK - 1) / ROM_BLOCK;
}

static int du_file(const struct image *img, const struct dirent *e,
		   struct usage *u)
{
	if (!have(img, e->off, e->size))
		return ROM_EFORMAT;
	u->files++;
	u->bytes += e->size;
	u->blocks += blocks_of(e->size);
	if (u->largest[0] == '\0' || e->size > u->largest_size) {
		strcpy(u->largest, e->name);
		u->largest_size = e->size;
	}
	return 0;
}

static int du_link(const struct image *img, const struct dirent *e,
		   struct usage *u)
{
	if (!have(img, e->off, e->size))
		return ROM_EFORMAT;
	u->links++;
	u->bytes += e->size;
	return 0;
}

static int du_subdir(const struct image *img, const struct dirent *e,
		     struct usage *u)
{
	struct usage below;
	int err;

	/* "." and ".." are kept in the image, they are nobody's children */
	if (strcmp(e->name, ".") == 0 || strcmp(e->name, "..") == 0)
		return 0;
	memset(&below, 0, sizeof(below));
	err = du_dir(img, e->off, &below);
	if (err)
		return err;
	printf("%8lu %s/\n", below.bytes, e->name);
	u->dirs += below.dirs + 1;
	u->files += below.files;
	u->links += below.links;
	u->bytes += below.bytes;
	u->blocks += below.blocks;
	if (below.largest[0] != '\0' && (u->largest[0] == '\0' ||
	    below.largest_size > u->largest_size)) {
		strcpy(u->largest, below.largest);
		u->largest_size = below.largest_size;
	}
	return 0;
}

static entry_fn handler_of(char type)
{
	switch (type) {
	case 'f':
		return du_file;
	case 'l':
		return du_link;
	case 'd':
		return du_subdir;
	}
	return NULL;
}

static int du_dir(const struct image *img, uint32_t off, struct usage *u)
{
	struct dirent e;
	struct dir d;
	entry_fn fn;
	int err;

	err = dir_open(&d, img, off);
	if (err)
		return err;
	while ((err = dir_next(&d, &e)) > 0) {
		fn = handler_of(e.type);
		if (fn == NULL)
			return ROM_EFORMAT;
		err = fn(img, &e, u);
		if (err)
			return err;
	}
	return err;
}

static const char *describe(int err)
{
	switch (err) {
	case ROM_EIO:
		return "cannot be read";
	case ROM_ENAME:
		return "has a bad name in it";
	}
	return "is not a good image";
}

int main(int argc, char **argv)
{
	struct image img;
	struct usage u;
	int err;

	if (argc != 2) {
		fprintf(stderr, "usage: romdu IMAGE\n");
		return 2;
	}
	memset(&u, 0, sizeof(u));
	err = image_load(&img, argv[1]);
	if (err == 0)
		err = du_dir(&img, be(img.base + 4, 4), &u);
	if (err == 0) {
		printf("%8lu total of %.8s\n", u.bytes, (char *)img.base + 8);
		printf("%u files, %u directories, %u links, %lu blocks\n",
		       u.files, u.dirs, u.links, u.blocks);
		if (u.largest[0] != '\0')
			printf("largest %s\n", u.largest);
	} else {
		printf("romdu: image %s\n", describe(err));
	}
	free(img.base);
	return err != 0;
}
