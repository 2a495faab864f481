#include "gif.h"

static unsigned short prefix[TABLESIZE];
static byte suffix[TABLESIZE];
static byte stack[TABLESIZE + 1];
static int sp;

static int rootbits, codebits;
static int clearcode, endcode, nextcode;
static int oldcode, firstchar;

static byte block[255];
static int blocklen, blockpos, blockend;
static unsigned long bitbuf;
static int bitcount;

char *lzw_error;

static void
reset()
{
	codebits = rootbits + 1;
	nextcode = endcode + 1;
	oldcode = -1;
	sp = 0;
}

/*
 * Makes ready for an image: its first byte is the number of bits of a pixel.
 */
int
lzw_start()
{
	int bits, i;

	lzw_error = (char *)0;
	bits = getbyte();
	if (bits == ERR || bits == 0) {
		lzw_error = "bad code size";
		return ERR;
	}
	rootbits = bits;
	clearcode = 1 << rootbits;
	endcode = clearcode + 1;
	for (i = 0; i < clearcode; i++) {
		prefix[i] = 0;
		suffix[i] = i;
	}
	blocklen = blockpos = blockend = 0;
	bitbuf = 0;
	bitcount = 0;
	reset();
	return 0;
}

static int
getcode()
{
	int code;

	while (bitcount < codebits) {
		if (blockpos == blocklen) {
			if (blockend)
				return ERR;
			blocklen = nextblock(block);
			blockpos = 0;
			if (blocklen <= 0) {
				blocklen = 0;
				blockend = 1;
				return ERR;
			}
		}
		bitbuf |= (unsigned long)block[blockpos++] << bitcount;
		bitcount += 8;
	}
	code = (int)(bitbuf & ((1L << codebits) - 1));
	bitbuf >>= codebits;
	bitcount -= codebits;
	return code;
}

/*
 * The next pixel, or ERR at the end of the data (lzw_error is then
 * set if they are wrong).
 */
int
lzw_pixel()
{
	int code, incode;

	if (sp > 0)
		return stack[--sp];
	do {
		code = getcode();
		if (code == ERR) {
			lzw_error = "data end early";
			return ERR;
		}
		if (code == endcode)
			return ERR;
		if (code == clearcode)
			reset();
	} while (code == clearcode);

	if (oldcode == -1) {
		if (code > endcode) {
			lzw_error = "bad first code";
			return ERR;
		}
		oldcode = firstchar = code;
		return code;
	}
	if (code > nextcode || (code == nextcode && nextcode >= TABLESIZE)) {
		lzw_error = "bad code";
		return ERR;
	}
	incode = code;
	if (code == nextcode) {
		stack[sp++] = firstchar;
		code = oldcode;
	}
	while (code >= clearcode) {
		stack[sp++] = suffix[code];
		code = prefix[code];
	}
	firstchar = suffix[code];
	stack[sp++] = firstchar;
	if (nextcode < TABLESIZE) {
		prefix[nextcode] = oldcode;
		suffix[nextcode] = firstchar;
		nextcode++;
		if (nextcode == 1 << codebits && codebits < MAXBITS)
			codebits++;
	}
	oldcode = incode;
	return stack[--sp];
}

int
lzw_finish()
{
	if (blockend)
		return 0;
	return skipblocks();
}
