#ifndef BITS_H
#define BITS_H

#include <stdint.h>

/* Field access in network byte order. */
#define B8(p, o)   ((uint32_t)(p)[(o)])
#define B16(p, o)  ((B8(p, o) << 8) | B8(p, (o) + 1))
#define B32(p, o)  ((B16(p, o) << 16) | B16(p, (o) + 2))

/* Field access in little endian order. */
#define L16(p, o)  ((B8(p, (o) + 1) << 8) | B8(p, o))
#define L32(p, o)  ((L16(p, (o) + 2) << 16) | L16(p, o))

struct span {
	const uint8_t *p;
	uint32_t len;
};

#define SPAN(ptr, n)        ((struct span){ (ptr), (n) })
#define SPAN_HAS(s, n)      ((s).len >= (uint32_t)(n))
#define SPAN_SKIP(s, n)     SPAN((s).p + (n), (s).len - (uint32_t)(n))

/* Give up on a packet that does not hold as much as its header needs. */
#define NEED(s, n, what)                                        \
	do {                                                    \
		if (!SPAN_HAS(s, n)) {                          \
			printf(" [short " what "]");            \
			return DEC_SHORT;                       \
		}                                               \
	} while (0)

#define BAD(what)                                               \
	do {                                                    \
		printf(" [bad " what "]");                      \
		return DEC_BAD;                                 \
	} while (0)

#define MIN_OF(a, b)  ((a) < (b) ? (a) : (b))

enum { DEC_OK, DEC_SHORT, DEC_BAD, DEC_OTHER, DEC_KINDS };

#endif
