#include "unlz.h"

#include <string.h>

int unlz_inplace(uint8_t *buf, size_t cap, size_t packed, size_t *written)
{
	uint8_t *const end = buf + cap;
	const uint8_t *ip;
	uint8_t *op = buf;

	*written = 0;
	if (packed > cap)
		return UNLZ_OVERRUN;

	ip = end - packed;
	while (ip < end) {
		unsigned token = *ip++;

		if (token < 0x80) {
			size_t n = token + 1;

			if (n > (size_t)(end - ip))
				return UNLZ_TRUNCATED;
			memmove(op, ip, n);
			op += n;
			ip += n;
		} else {
			size_t len = (token & 0x7f) + UNLZ_MIN_MATCH;
			size_t dist;

			if (end - ip < 2)
				return UNLZ_TRUNCATED;
			dist = ip[0] | (size_t)ip[1] << 8;
			ip += 2;
			if (dist == 0 || dist > (size_t)(op - buf))
				return UNLZ_DISTANCE;
			for (; len > 0; len--, op++)
				*op = *(op - dist);
		}
	}
	*written = (size_t)(op - buf);
	return UNLZ_OK;
}
