#include "fw.h"

#define MOD 65521u

uint32_t fw_checksum(const uint8_t *p, size_t n)
{
	uint32_t a = 1, b = 0;

	while (n-- > 0) {
		a = (a + *p++) % MOD;
		b = (b + a) % MOD;
	}
	return b << 16 | a;
}
