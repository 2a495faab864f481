#include "lldp.h"

/*
 * The frame is a row of TLVs, each with seven bits of type and nine of length.
 */
int
tlv_next(struct cursor *c, struct tlv *t)
{
	u_int hdr;

	if (c->p == c->end)
		return (0);
	if (c->end - c->p < 2)
		return (-1);
	hdr = EXTRACT_BE_U_2(c->p);
	t->type = hdr >> 9;
	t->len = hdr & 0x1ff;
	t->val = c->p + 2;
	if (c->end - t->val < (ptrdiff_t)t->len)
		return (-1);
	c->p = t->val + t->len;
	return (1);
}

/*
 * Private TLVs carry attributes of their own: one octet of type, one of length.
 */
int
attr_next(struct cursor *c, struct tlv *t)
{
	if (c->p >= c->end)
		return (0);
	if (c->end - c->p < 2)
		return (-1);
	t->type = EXTRACT_U_1(c->p);
	t->len = EXTRACT_U_1(c->p + 1);
	t->val = c->p + 2;
	c->p = t->val + t->len;
	return (1);
}
