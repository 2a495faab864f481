#include <stdlib.h>
#include <string.h>
#include "capture.h"

#define PROTO_ICMP 1
#define PROTO_TCP  6
#define PROTO_UDP  17

#define ETH_IP4  0x0800u
#define ETH_ARP  0x0806u
#define ETH_VLAN 0x8100u

#define IPFMT     "%u.%u.%u.%u"
#define IPARG(a)  (a) >> 24 & 255, (a) >> 16 & 255, (a) >> 8 & 255, (a) & 255

void flows_init(struct flows *f)
{
	memset(f, 0, sizeof *f);
	f->tail = &f->first;
}

static struct flow *flow_get(struct flows *f, const struct flow *key)
{
	uint32_t h = key->src * 31u + key->dst * 17u + key->sport * 7u
		+ key->dport * 5u + key->proto;
	struct flow **slot = &f->slot[h % FLOW_SLOTS];
	struct flow *w;

#define SAME(field) (w->field == key->field)
	for (w = *slot; w; w = w->next)
		if (SAME(src) && SAME(dst) && SAME(sport) && SAME(dport) && SAME(proto))
			return w;
#undef SAME
	w = malloc(sizeof *w);
	if (!w)
		return NULL;
	*w = *key;
	w->next = *slot;
	*slot = w;
	w->order = NULL;
	*f->tail = w;
	f->tail = &w->order;
	f->count++;
	return w;
}

void flows_print(const struct flows *f)
{
	const struct flow *w;

	printf("%u flows\n", f->count);
	for (w = f->first; w; w = w->order)
		printf("  proto %u " IPFMT ":%u > " IPFMT ":%u packets %u bytes %llu\n",
		       w->proto, IPARG(w->src), w->sport, IPARG(w->dst), w->dport,
		       w->packets, (unsigned long long)w->bytes);
}

void flows_free(struct flows *f)
{
	struct flow *w = f->first, *next;

	for (; w; w = next) {
		next = w->order;
		free(w);
	}
	flows_init(f);
}

static uint32_t digest(struct span s)
{
	uint32_t h = 2166136261u, i;

	for (i = 0; i < s.len; i++)
		h = (h ^ s.p[i]) * 16777619u;
	return h;
}

static void put_payload(struct span s)
{
	printf(" payload %u", s.len);
	if (s.len)
		printf(" digest %08x", digest(s));
}

static int tcp_options(struct span s)
{
	while (s.len) {
		uint32_t kind = B8(s.p, 0), n;

		if (kind == 0)
			break;
		if (kind == 1) {
			s = SPAN_SKIP(s, 1);
			continue;
		}
		NEED(s, 2, "tcp option");
		n = B8(s.p, 1);
		if (n < 2 || !SPAN_HAS(s, n))
			BAD("tcp option");
		if (kind == 2 && n == 4)
			printf(" mss %u", B16(s.p, 2));
		else if (kind == 3 && n == 3)
			printf(" wscale %u", B8(s.p, 2));
		else
			printf(" opt%u", kind);
		s = SPAN_SKIP(s, n);
	}
	return DEC_OK;
}

static int decode_tcp(struct flow *key, struct span s)
{
	static const char names[] = "FSRPAU";
	uint32_t off, i;
	int rc;

	NEED(s, 20, "tcp");
	key->sport = B16(s.p, 0);
	key->dport = B16(s.p, 2);
	off = (B8(s.p, 12) >> 4) * 4;
	if (off < 20)
		BAD("tcp offset");
	NEED(s, off, "tcp options");
	printf(" tcp %u > %u ", key->sport, key->dport);
	for (i = 0; i < 6; i++)
		if (B8(s.p, 13) >> i & 1)
			putchar(names[i]);
	rc = tcp_options(SPAN(s.p + 20, off - 20));
	if (rc != DEC_OK)
		return rc;
	put_payload(SPAN_SKIP(s, off));
	return DEC_OK;
}

static int decode_udp(struct flow *key, struct span s)
{
	uint32_t ulen;

	NEED(s, 8, "udp");
	key->sport = B16(s.p, 0);
	key->dport = B16(s.p, 2);
	ulen = B16(s.p, 4);
	if (ulen < 8)
		BAD("udp length");
	NEED(s, ulen, "udp data");
	printf(" udp %u > %u", key->sport, key->dport);
	put_payload(SPAN(s.p + 8, ulen - 8));
	return DEC_OK;
}

static int decode_icmp(struct flow *key, struct span s)
{
	NEED(s, 8, "icmp");
	key->sport = key->dport = 0;
	printf(" icmp type %u code %u", B8(s.p, 0), B8(s.p, 1));
	put_payload(SPAN_SKIP(s, 8));
	return DEC_OK;
}

static int decode_ip4(struct flows *f, struct span s)
{
	struct flow key = { 0 }, *w;
	uint32_t hlen, total;
	int rc;

	NEED(s, 20, "ip");
	if (B8(s.p, 0) >> 4 != 4)
		BAD("ip version");
	hlen = (B8(s.p, 0) & 15) * 4;
	if (hlen < 20)
		BAD("ip header length");
	NEED(s, hlen, "ip options");
	total = B16(s.p, 2);
	if (total == 0)         /* left to the card by segmentation offload */
		total = s.len;
	if (total > s.len)
		printf(" [cut %u]", total - s.len);
	key.proto = B8(s.p, 9);
	key.src = B32(s.p, 12);
	key.dst = B32(s.p, 16);
	printf(" " IPFMT " > " IPFMT, IPARG(key.src), IPARG(key.dst));
	if (B16(s.p, 6) & 0x1fff) {
		printf(" fragment at %u", (B16(s.p, 6) & 0x1fff) * 8);
		return DEC_OK;
	}
	s.len = MIN_OF(total, s.len);
	s = SPAN_SKIP(s, hlen);

	switch (key.proto) {
	case PROTO_TCP:  rc = decode_tcp(&key, s); break;
	case PROTO_UDP:  rc = decode_udp(&key, s); break;
	case PROTO_ICMP: rc = decode_icmp(&key, s); break;
	default:
		printf(" proto %u", key.proto);
		return DEC_OTHER;
	}
	if (rc == DEC_OK) {
		w = flow_get(f, &key);
		if (!w)
			return DEC_BAD;
		w->packets++;
		w->bytes += s.len;
	}
	return rc;
}

static int decode_arp(struct span s)
{
	NEED(s, 28, "arp");
	if (B16(s.p, 2) != ETH_IP4 || B8(s.p, 4) != 6 || B8(s.p, 5) != 4)
		BAD("arp");
	printf(" arp op %u " IPFMT " asks " IPFMT, B16(s.p, 6),
	       IPARG(B32(s.p, 14)), IPARG(B32(s.p, 24)));
	return DEC_OK;
}

int decode(struct flows *f, uint32_t link, struct span s)
{
	uint32_t type;

	if (link == LINK_RAW)
		return decode_ip4(f, s);
	NEED(s, 14, "ethernet");
	type = B16(s.p, 12);
	s = SPAN_SKIP(s, 14);
	if (type == ETH_VLAN) {
		NEED(s, 4, "vlan");
		printf(" vlan %u", B16(s.p, 0) & 0xfff);
		type = B16(s.p, 2);
		s = SPAN_SKIP(s, 4);
	}
	switch (type) {
	case ETH_IP4: return decode_ip4(f, s);
	case ETH_ARP: return decode_arp(s);
	}
	printf(" type %04x", type);
	return DEC_OTHER;
}
