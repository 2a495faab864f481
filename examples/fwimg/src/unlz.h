#ifndef UNLZ_H
#define UNLZ_H

#include <stddef.h>
#include <stdint.h>

/*
 * Unpacks in place. The packed bytes are the last `packed` of the `cap` bytes
 * at `buf`; what they unpack to is written from the start of `buf` on. A buffer
 * of the unpacked length and UNLZ_MARGIN is enough for what our packer makes.
 *
 *   0x00..0x7f  n            n + 1 literal bytes follow
 *   0x80..0xff  n lo hi      copy (n & 0x7f) + 4 bytes from hi:lo bytes back
 */
#define UNLZ_MARGIN    32
#define UNLZ_MIN_MATCH 4

enum unlz_error {
	UNLZ_OK = 0,
	UNLZ_TRUNCATED = -1,
	UNLZ_DISTANCE = -2,
	UNLZ_OVERRUN = -3,
};

int unlz_inplace(uint8_t *buf, size_t cap, size_t packed, size_t *written);

#endif
