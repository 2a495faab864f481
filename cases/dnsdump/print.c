#include <ctype.h>
#include <errno.h>
#include <stdio.h>

#include "dns.h"

struct rr {
	u16 type;
	u16 class;
	u32 ttl;
	size_t off;		/* of the rdata */
	size_t len;
};

static int print_a(const struct dns_msg *m, const struct rr *rr)
{
	const u8 *p = m->data + rr->off;

	if (rr->len != 4)
		return -EINVAL;
	printf(" A %u.%u.%u.%u\n", p[0], p[1], p[2], p[3]);
	return 0;
}

static int print_host(const struct dns_msg *m, const struct rr *rr)
{
	char host[DNS_NAME_BUF];
	size_t off = rr->off;
	int err;

	err = dns_expand(m, &off, host);
	if (err)
		return err;
	if (off != rr->off + rr->len)
		return -EINVAL;
	printf(" %s %s\n", rr->type == DNS_T_NS ? "NS" : "CNAME", host);
	return 0;
}

static int print_mx(const struct dns_msg *m, const struct rr *rr)
{
	char host[DNS_NAME_BUF];
	size_t off = rr->off + 2;
	int err;

	if (rr->len < 3)
		return -EINVAL;
	err = dns_expand(m, &off, host);
	if (err)
		return err;
	printf(" MX %u %s\n", dns_u16(m, rr->off), host);
	return 0;
}

static int print_txt(const struct dns_msg *m, const struct rr *rr)
{
	size_t off = rr->off;
	size_t end = rr->off + rr->len;

	printf(" TXT");
	while (off < end) {
		u8 len = m->data[off++];

		if (len > end - off)
			return -EINVAL;
		printf(" \"");
		for (; len; len--, off++)
			putchar(isprint(m->data[off]) ? m->data[off] : '?');
		putchar('"');
	}
	putchar('\n');
	return 0;
}

static const struct {
	u16 type;
	int (*print)(const struct dns_msg *m, const struct rr *rr);
} rr_ops[] = {
	{ DNS_T_A,	print_a },
	{ DNS_T_NS,	print_host },
	{ DNS_T_CNAME,	print_host },
	{ DNS_T_MX,	print_mx },
	{ DNS_T_TXT,	print_txt },
};

static int print_rdata(const struct dns_msg *m, const struct rr *rr)
{
	size_t i;

	for (i = 0; i < sizeof(rr_ops) / sizeof(rr_ops[0]); i++)
		if (rr_ops[i].type == rr->type)
			return rr_ops[i].print(m, rr);
	printf(" TYPE%u len %zu\n", rr->type, rr->len);
	return 0;
}

static int print_question(const struct dns_msg *m, size_t *off)
{
	char name[DNS_NAME_BUF];
	int err;

	err = dns_expand(m, off, name);
	if (err)
		return err;
	if (m->len < *off || m->len - *off < 4)
		return -EINVAL;
	printf("? %s type %u class %u\n", name, dns_u16(m, *off),
	       dns_u16(m, *off + 2));
	*off += 4;
	return 0;
}

static int print_rr(const struct dns_msg *m, size_t *off)
{
	char owner[DNS_NAME_BUF];
	struct rr rr;
	int err;

	err = dns_expand(m, off, owner);
	if (err)
		return err;
	if (m->len < *off || m->len - *off < 10)
		return -EINVAL;
	rr.type = dns_u16(m, *off);
	rr.class = dns_u16(m, *off + 2);
	rr.ttl = dns_u32(m, *off + 4);
	rr.len = dns_u16(m, *off + 8);
	rr.off = *off + 10;
	if (rr.len > m->len - rr.off)
		return -EINVAL;
	printf("= %s %u", owner, rr.ttl);
	err = print_rdata(m, &rr);
	*off = rr.off + rr.len;
	return err;
}

int dns_print(const struct dns_msg *m)
{
	size_t off = DNS_HDR_LEN;
	unsigned int i, qd, an;
	int err = 0;

	if (m->len < DNS_HDR_LEN)
		return -EINVAL;
	qd = dns_u16(m, 4);
	an = dns_u16(m, 6);
	printf("id %04x %s qd %u an %u\n", dns_u16(m, 0),
	       m->data[2] & 0x80 ? "response" : "query", qd, an);

	for (i = 0; i < qd && !err; i++)
		err = print_question(m, &off);
	for (i = 0; i < an && !err; i++)
		err = print_rr(m, &off);
	return err;
}
