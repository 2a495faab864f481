#include <stdio.h>

#define MAXBITS		12
#define TABLESIZE	(1 << MAXBITS)

#define ERR		(-1)

typedef unsigned char byte;

struct colour {
	byte r, g, b;
};

struct image {
	int left, top, width, height;
	int interlaced;
	int ncolours;
	struct colour map[256];
	int delay;
	int transparent;		/* or -1 */
};

struct screen {
	int width, height, background;
	int ncolours;
	struct colour map[256];
};

extern FILE *infile;
extern int getbyte();
extern int getword();
extern int getbytes();
extern int nextblock();
extern int skipblocks();

extern int lzw_start();
extern int lzw_pixel();
extern int lzw_finish();
extern char *lzw_error;
