/* ip.h: IPv4 addresses and prefixes */
#ifndef RTABLE_IP_H
#define RTABLE_IP_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t ip_t;

typedef struct prefix
{
    ip_t addr;
    unsigned len;
} prefix_t;

static inline ip_t ip_mask(unsigned len)
{
    return len == 0 ? 0 : UINT32_MAX << (32 - len);
}

static inline unsigned ip_bit(ip_t addr, unsigned n)
{
    return (addr >> (31 - n)) & 1u;
}

static inline prefix_t prefix_clean(prefix_t p)
{
    p.addr &= ip_mask(p.len);
    return p;
}

static inline int prefix_covers(prefix_t outer, prefix_t inner)
{
    return outer.len <= inner.len && ((outer.addr ^ inner.addr) & ip_mask(outer.len)) == 0;
}

static inline int ip_parse(const char *s, ip_t *out)
{
    ip_t addr = 0;
    int part;

    for (part = 0; part < 4; part++)
    {
        unsigned value = 0, digits = 0;

        while (*s >= '0' && *s <= '9' && digits < 3)
        {
            value = value * 10 + (unsigned)(*s++ - '0');
            digits++;
        }
        if (digits == 0 || value > 255)
            return -1;
        if (*s++ != (part < 3 ? '.' : '\0'))
            return -1;
        addr = addr << 8 | value;
    }
    *out = addr;
    return 0;
}

static inline const char *ip_text(ip_t a, char *buf, size_t size)
{
    snprintf(buf, size, "%u.%u.%u.%u", a >> 24, a >> 16 & 255, a >> 8 & 255, a & 255);
    return buf;
}

/* "a.b.c.d/len", or an address, or "default" */
static inline int prefix_parse(const char *s, prefix_t *out)
{
    char addr[16];
    const char *slash = strchr(s, '/');
    char *end;

    if (strcmp(s, "default") == 0)
    {
        out->addr = 0;
        out->len = 0;
        return 0;
    }
    if (slash == NULL)
    {
        out->len = 32;
        return ip_parse(s, &out->addr);
    }
    if ((size_t)(slash - s) >= sizeof addr)
        return -1;
    memcpy(addr, s, (size_t)(slash - s));
    addr[slash - s] = '\0';
    if (slash[1] < '0' || slash[1] > '9')
        return -1;
    out->len = (unsigned)strtoul(slash + 1, &end, 10);
    if (*end != '\0')
        return -1;
    return ip_parse(addr, &out->addr);
}

#endif
