/* lldpshow: print Link Layer Discovery Protocol frames. */
#ifndef LLDP_H
#define LLDP_H

#include <stddef.h>
#include <sys/types.h>

#define EXTRACT_U_1(p)	((u_int)*(const u_char *)(p))
#define EXTRACT_BE_U_2(p) \
	((u_int)(((const u_char *)(p))[0] << 8 | ((const u_char *)(p))[1]))
#define EXTRACT_BE_U_4(p) \
	((uint32_t)EXTRACT_BE_U_2(p) << 16 | EXTRACT_BE_U_2((const u_char *)(p) + 2))

/* IEEE 802.1AB TLV types */
#define LLDP_END_TLV		0
#define LLDP_CHASSIS_ID_TLV	1
#define LLDP_PORT_ID_TLV	2
#define LLDP_TTL_TLV		3
#define LLDP_PORT_DESCR_TLV	4
#define LLDP_SYSTEM_NAME_TLV	5
#define LLDP_PRIVATE_TLV	127

/* organisations that we know */
#define OUI_FABRIC	0x00040d	/* attributes follow the subtype */
#define OUI_MEDIA	0x0012bb

struct cursor {
	const u_char *p;
	const u_char *end;
};

struct tlv {
	u_int type;
	u_int len;
	const u_char *val;
};

/* walk.c: 1 = got one, 0 = no more, -1 = malformed */
int tlv_next(struct cursor *, struct tlv *);
int attr_next(struct cursor *, struct tlv *);

/* util.c */
void print_text(const u_char *, u_int);
void print_hex(const u_char *, u_int);

/* print-lldp.c */
int lldp_print(const u_char *, size_t);

#endif
