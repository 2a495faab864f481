#include <stdint.h>
#include <stdio.h>

#include "lldp.h"

struct tok {
	u_int v;
	const char *s;
};

static const struct tok tlv_names[] = {
	{ LLDP_CHASSIS_ID_TLV, "Chassis ID" },
	{ LLDP_PORT_ID_TLV, "Port ID" },
	{ LLDP_TTL_TLV, "Time to Live" },
	{ LLDP_PORT_DESCR_TLV, "Port Description" },
	{ LLDP_SYSTEM_NAME_TLV, "System Name" },
	{ LLDP_PRIVATE_TLV, "Organization specific" },
	{ 0, NULL }
};

static const char *
tok2str(const struct tok *lp, u_int v)
{
	for (; lp->s != NULL; lp++)
		if (lp->v == v)
			return (lp->s);
	return ("Unknown");
}

/* Fabric: 1 = name, 2 = VLANs, 3 = weight, anything else in hex. */
static int
fabric_print(struct cursor *c)
{
	struct tlv a;
	u_int i;
	int r;

	while ((r = attr_next(c, &a)) > 0) {
		printf("\n\t  attribute %u, length %u: ", a.type, a.len);
		switch (a.type) {
		case 1:
			print_text(a.val, a.len);
			break;
		case 2:
			if (a.len % 2 != 0)
				return (-1);
			for (i = 0; i < a.len; i += 2)
				printf("%svlan %u", i ? ", " : "",
				    EXTRACT_BE_U_2(a.val + i) & 0xfff);
			break;
		case 3:
			if (a.len != 4)
				return (-1);
			printf("weight %u", EXTRACT_BE_U_4(a.val));
			break;
		default:
			print_hex(a.val, a.len);
			break;
		}
	}
	return (r);
}

/* Media: an inventory; only the sum of unknown attributes is shown. */
static int
media_print(struct cursor *c)
{
	static const char *const what[] = {
		"hardware", "firmware", "software", "serial"
	};
	struct tlv a;
	u_int i, sum;
	int r;

	while ((r = attr_next(c, &a)) > 0) {
		if (a.type < 4) {
			printf("\n\t  %s ", what[a.type]);
			print_text(a.val, a.len);
			continue;
		}
		for (i = sum = 0; i < a.len; i++)
			sum += a.val[i];
		printf("\n\t  option %u, sum %u", a.type, sum & 0xff);
	}
	return (r);
}

static int
private_print(const struct tlv *t)
{
	struct cursor c;
	u_int oui;

	if (t->len < 4)
		return (-1);
	oui = EXTRACT_U_1(t->val) << 16 | EXTRACT_BE_U_2(t->val + 1);
	printf(": OUI 0x%06x, subtype %u", oui, EXTRACT_U_1(t->val + 3));
	c.p = t->val + 4;
	c.end = t->val + t->len;
	switch (oui) {
	case OUI_FABRIC:
		return (fabric_print(&c));
	case OUI_MEDIA:
		return (media_print(&c));
	}
	printf(", data ");
	print_hex(c.p, t->len - 4);
	return (0);
}

static int
id_print(const struct tlv *t)
{
	if (t->len < 2)
		return (-1);
	printf(": subtype %u ", EXTRACT_U_1(t->val));
	if (EXTRACT_U_1(t->val) == 4)
		print_hex(t->val + 1, t->len - 1);
	else
		print_text(t->val + 1, t->len - 1);
	return (0);
}

int
lldp_print(const u_char *bp, size_t len)
{
	struct cursor c = { bp, bp + len };
	struct tlv t;
	int r;

	printf("LLDP, length %zu", len);
	while ((r = tlv_next(&c, &t)) > 0) {
		if (t.type == LLDP_END_TLV) {
			printf("\n\tEnd\n");
			return (0);
		}
		printf("\n\t%s TLV (%u), length %u",
		    tok2str(tlv_names, t.type), t.type, t.len);
		switch (t.type) {
		case LLDP_CHASSIS_ID_TLV:
		case LLDP_PORT_ID_TLV:
			r = id_print(&t);
			break;
		case LLDP_TTL_TLV:
			if (t.len < 2)
				r = -1;
			else
				printf(": %u s", EXTRACT_BE_U_2(t.val));
			break;
		case LLDP_PORT_DESCR_TLV:
		case LLDP_SYSTEM_NAME_TLV:
			printf(": ");
			print_text(t.val, t.len);
			break;
		case LLDP_PRIVATE_TLV:
			r = private_print(&t);
			break;
		}
		if (r < 0)
			break;
	}
	printf(r < 0 ? " [|lldp]\n" : "\n");
	return (r);
}
