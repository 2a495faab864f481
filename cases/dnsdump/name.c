/*
 * Domain name expansion (RFC 1035, 4.1.4).
 */
#include <ctype.h>
#include <errno.h>
#include <string.h>

#include "dns.h"

static void copy_label(char *dst, const u8 *src, size_t len)
{
	size_t i;

	for (i = 0; i < len; i++)
		dst[i] = isgraph(src[i]) && src[i] != '.' ? (char)src[i] : '?';
}

/**
 * dns_expand - write the text form of an encoded name
 * @m:    the message
 * @offp: in: where the name starts; out: the first octet after it
 * @out:  DNS_NAME_BUF bytes
 *
 * Return: 0, or a negative errno.
 */
int dns_expand(const struct dns_msg *m, size_t *offp, char *out)
{
	size_t pos = *offp;
	size_t end = 0;
	size_t wire = 0;
	size_t n = 0;
	int hops = 0;

	for (;;) {
		u8 len;

		if (pos >= m->len)
			return -EINVAL;
		len = m->data[pos++];

		if ((len & 0xc0) == 0xc0) {
			if (pos >= m->len)
				return -EINVAL;
			if (++hops > DNS_MAX_HOPS)
				return -ELOOP;
			if (!end)
				end = pos + 1;
			pos = (size_t)(len & 0x3f) << 8 | m->data[pos];
			wire = 0;
			continue;
		}
		if (len > DNS_MAX_LABEL)
			return -EINVAL;
		wire += (size_t)len + 1;
		if (wire > DNS_MAX_WIRE)
			return -ENAMETOOLONG;
		if (!len)
			break;
		if (len > m->len - pos)
			return -EINVAL;

		if (n)
			out[n++] = '.';
		copy_label(out + n, m->data + pos, len);
		n += len;
		pos += len;
	}

	if (!n)
		out[n++] = '.';
	out[n] = '\0';
	*offp = end ? end : pos;
	return 0;
}
