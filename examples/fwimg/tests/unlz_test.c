#include "unlz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Unpacks `in` in a buffer of exactly `cap` bytes and compares. */
static int check(const char *in, size_t packed, size_t cap, int status, const char *expect)
{
	uint8_t *buf = malloc(cap);
	size_t written = 0, want = expect ? strlen(expect) : 0;
	int got, bad;

	if (!buf)
		return 1;
	memset(buf, 0xee, cap);
	memcpy(buf + cap - packed, in, packed);
	got = unlz_inplace(buf, cap, packed, &written);
	bad = got != status || (status == UNLZ_OK && (written != want || memcmp(buf, expect, want) != 0));
	if (bad)
		printf("status %d, %zu bytes: %.*s\n", got, written, (int)written, (char *)buf);
	free(buf);
	return bad;
}

#define CHECK(in, cap, status, expect) check(in, sizeof(in) - 1, cap, status, expect)

int main(int argc, char **argv)
{
	const char *name = argc == 2 ? argv[1] : "";

	if (strcmp(name, "literal") == 0)
		return CHECK("\x04" "hello", 6, UNLZ_OK, "hello");
	if (strcmp(name, "overlap") == 0)
		return CHECK("\x01" "ab\x82\x02\x00", 40, UNLZ_OK, "abababab");
	if (strcmp(name, "exact-fill") == 0)
		return CHECK("\x00" "x\x84\x01\x00", 9, UNLZ_OK, "xxxxxxxxx");
	if (strcmp(name, "full-minus-one") == 0)
		return CHECK("\x00" "x\x84\x01\x00", 10, UNLZ_OK, "xxxxxxxxx");
	if (strcmp(name, "bad-distance") == 0)
		return CHECK("\x00" "x\x80\x02\x00", 40, UNLZ_DISTANCE, NULL);
	if (strcmp(name, "cut-match") == 0)
		return CHECK("\x00" "x\x80\x01", 40, UNLZ_TRUNCATED, NULL);
	if (strcmp(name, "cut-literal") == 0)
		return CHECK("\x05" "hello", 40, UNLZ_TRUNCATED, NULL);
	if (strcmp(name, "empty") == 0)
		return CHECK("", 8, UNLZ_OK, "");
	return 2;
}
