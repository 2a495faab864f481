/* gifstat.c - tells what is in a picture file */

#include <string.h>
#include "gif.h"

static struct screen scr;
static struct image img;
static long histogram[256];
static int frames;

static int
fail(text)
	char *text;
{
	fflush(stdout);
	fprintf(stderr, "gifstat: %s\n", text);
	return ERR;
}

static int
readmap(map, n)
	struct colour *map;
	int n;
{
	byte rgb[3];
	int i;

	for (i = 0; i < n; i++) {
		if (getbytes(rgb, 3) == ERR)
			return fail("colour map ends early");
		map[i].r = rgb[0];
		map[i].g = rgb[1];
		map[i].b = rgb[2];
	}
	return 0;
}

static int
readscreen()
{
	byte magic[6];
	int flags, aspect;

	if (getbytes(magic, 6) == ERR || memcmp(magic, "GIF8", 4) != 0
	    || (magic[4] != '7' && magic[4] != '9') || magic[5] != 'a')
		return fail("not a GIF file");
	scr.width = getword();
	scr.height = getword();
	flags = getbyte();
	scr.background = getbyte();
	aspect = getbyte();
	if (aspect == ERR)
		return fail("screen ends early");
	if (scr.width == 0 || scr.height == 0)
		return fail("empty screen");
	scr.ncolours = flags & 0x80 ? 2 << (flags & 7) : 0;
	printf("GIF8%ca %dx%d", magic[4], scr.width, scr.height);
	if (scr.ncolours)
		printf(" %d colours, background %d", scr.ncolours, scr.background);
	putchar('\n');
	return readmap(scr.map, scr.ncolours);
}

static int
readextension()
{
	byte buf[255];
	int label, n;

	label = getbyte();
	if (label == ERR)
		return fail("extension ends early");
	if (label == 0xf9) {
		n = nextblock(buf);
		if (n != 4)
			return fail("bad graphic control");
		img.delay = buf[2] << 8 | buf[1];
		img.transparent = buf[0] & 1 ? buf[3] : -1;
	} else
		printf("extension %02x\n", label);
	if (skipblocks() == ERR)
		return fail("extension ends early");
	return 0;
}

static void
putcolour(n)
	int n;
{
	struct colour *c;

	if (img.ncolours)
		c = n < img.ncolours ? &img.map[n] : (struct colour *)0;
	else
		c = n < scr.ncolours ? &scr.map[n] : (struct colour *)0;
	printf("  %3d %7ld", n, histogram[n]);
	if (c)
		printf("  #%02x%02x%02x", c->r, c->g, c->b);
	if (n == img.transparent)
		printf("  transparent");
	putchar('\n');
}

static int
readimage()
{
	long total, n;
	int flags, pixel, i;

	img.left = getword();
	img.top = getword();
	img.width = getword();
	img.height = getword();
	flags = getbyte();
	if (flags == ERR)
		return fail("image ends early");
	if (img.width == 0 || img.height == 0)
		return fail("empty image");
	if (img.left + img.width > scr.width || img.top + img.height > scr.height)
		return fail("image out of the screen");
	img.interlaced = (flags & 0x40) != 0;
	img.ncolours = flags & 0x80 ? 2 << (flags & 7) : 0;
	if (readmap(img.map, img.ncolours) == ERR)
		return ERR;
	if (lzw_start() == ERR)
		return fail(lzw_error);
	for (i = 0; i < 256; i++)
		histogram[i] = 0;
	total = (long)img.width * img.height;
	for (n = 0; n < total; n++) {
		pixel = lzw_pixel();
		if (pixel == ERR)
			break;
		histogram[pixel & 255]++;
	}
	if (lzw_error)
		return fail(lzw_error);
	if (lzw_finish() == ERR)
		return fail("image ends early");
	printf("image %d: %dx%d at %d,%d%s delay %d: %ld of %ld pixels\n",
	    ++frames, img.width, img.height, img.left, img.top,
	    img.interlaced ? " interlaced" : "", img.delay, n, total);
	for (i = 0; i < 256; i++)
		if (histogram[i])
			putcolour(i);
	img.delay = 0;
	img.transparent = -1;
	return 0;
}

static int
readparts()
{
	int c;

	for (;;) {
		c = getbyte();
		switch (c) {
		case ERR:
			return fail("no trailer");
		case ';':
			return 0;
		case '!':
			if (readextension() == ERR)
				return ERR;
			break;
		case ',':
			if (readimage() == ERR)
				return ERR;
			break;
		default:
			return fail("unknown part");
		}
	}
}

int
main(argc, argv)
	int argc;
	char **argv;
{
	int status;

	if (argc != 2) {
		fprintf(stderr, "usage: gifstat FILE\n");
		return 2;
	}
	infile = fopen(argv[1], "rb");
	if (infile == NULL) {
		fail("cannot open file");
		return 1;
	}
	img.transparent = -1;
	status = readscreen();
	if (status == 0)
		status = readparts();
	if (status == 0)
		printf("%d images\n", frames);
	fclose(infile);
	return status == 0 ? 0 : 1;
}
