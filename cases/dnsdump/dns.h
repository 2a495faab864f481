#ifndef _DNS_H
#define _DNS_H

#include <stdint.h>
#include <stddef.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;

#define DNS_HDR_LEN	12
#define DNS_MAX_MSG	65535
#define DNS_MAX_WIRE	255	/* octets in one encoded name */
#define DNS_MAX_LABEL	63
#define DNS_MAX_HOPS	16
#define DNS_NAME_BUF	256

#define DNS_T_A		1
#define DNS_T_NS	2
#define DNS_T_CNAME	5
#define DNS_T_MX	15
#define DNS_T_TXT	16

struct dns_msg {
	const u8 *data;
	size_t len;
};

static inline u16 dns_u16(const struct dns_msg *m, size_t off)
{
	return (u16)(m->data[off] << 8 | m->data[off + 1]);
}

static inline u32 dns_u32(const struct dns_msg *m, size_t off)
{
	return (u32)dns_u16(m, off) << 16 | dns_u16(m, off + 2);
}

int dns_expand(const struct dns_msg *m, size_t *offp, char *out);
int dns_print(const struct dns_msg *m);

#endif /* _DNS_H */
