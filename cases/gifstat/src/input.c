#include "gif.h"

FILE *infile;

int
getbyte()
{
	int c;

	c = getc(infile);
	return c == EOF ? ERR : c;
}

int
getword()
{
	int lo, hi;

	lo = getbyte();
	hi = getbyte();
	if (lo == ERR || hi == ERR)
		return ERR;
	return hi << 8 | lo;
}

int
getbytes(buf, n)
	byte *buf;
	int n;
{
	return fread((char *)buf, 1, (size_t)n, infile) == (size_t)n ? 0 : ERR;
}

/*
 * Reads the next data block into buf, which has room for 255 bytes.
 * Returns its length, 0 for the terminator.
 */
int
nextblock(buf)
	byte *buf;
{
	int n;

	n = getbyte();
	if (n == ERR)
		return ERR;
	if (n > 0 && getbytes(buf, n) == ERR)
		return ERR;
	return n;
}

int
skipblocks()
{
	byte buf[255];
	int n;

	do {
		n = nextblock(buf);
		if (n == ERR)
			return ERR;
	} while (n > 0);
	return 0;
}
