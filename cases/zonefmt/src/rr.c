#include "zone.h"

#include <stdlib.h>
#include <string.h>

#define TXT_CHUNK 255

struct rr *rr_new(const char *owner, uint32_t ttl, enum rr_type type)
{
    struct rr *rr = calloc(1, sizeof *rr);

    if (!rr)
        return NULL;
    rr->owner = lower_name(owner);
    if (!rr->owner) {
        free(rr);
        return NULL;
    }
    rr->ttl = ttl;
    rr->type = type;
    return rr;
}

void rr_free(struct rr *rr)
{
    if (!rr)
        return;
    free(rr->data);
    free(rr->owner);
    free(rr);
}

static int set_a(struct rr *rr, const char *text)
{
    unsigned octet[4];
    char extra;
    int i;

    if (sscanf(text, "%3u.%3u.%3u.%3u%c", &octet[0], &octet[1], &octet[2], &octet[3], &extra) != 4)
        return ZE_DATA;
    for (i = 0; i < 4; i++)
        if (octet[i] > 255)
            return ZE_DATA;
    rr->data = malloc(4);
    if (!rr->data)
        return ZE_NOMEM;
    for (i = 0; i < 4; i++)
        rr->data[i] = (uint8_t)octet[i];
    rr->len = 4;
    return ZE_OK;
}

static int set_name(struct rr *rr, const char *text)
{
    if (!valid_name(text))
        return ZE_NAME;
    rr->data = (uint8_t *)lower_name(text);
    if (!rr->data)
        return ZE_NOMEM;
    rr->len = strlen(text);
    return ZE_OK;
}

static int set_mx(struct rr *rr, const char *text)
{
    char *end;
    unsigned long pref = strtoul(text, &end, 10);
    size_t len;

    if (end == text || pref > 65535 || (*end != ' ' && *end != '\t'))
        return ZE_DATA;
    end += strspn(end, " \t");
    if (!valid_name(end))
        return ZE_NAME;
    len = strlen(end);
    rr->data = malloc(2 + len + 1);
    if (!rr->data)
        return ZE_NOMEM;
    rr->data[0] = (uint8_t)(pref >> 8);
    rr->data[1] = (uint8_t)pref;
    memcpy(rr->data + 2, end, len + 1);
    rr->len = 2 + len;
    return ZE_OK;
}

/* One string in quotes or one bare word; *p is moved behind it. */
static int txt_string(const char **p, uint8_t *out)
{
    const char *s = *p;
    int quoted = *s == '"';
    size_t n = 0;

    if (quoted)
        s++;
    while (*s && (quoted ? *s != '"' : *s != ' ' && *s != '\t')) {
        if (*s == '\\' && s[1])
            s++;
        if (n == TXT_CHUNK)
            return ZE_DATA;
        out[1 + n++] = (uint8_t)*s++;
    }
    if (quoted && *s++ != '"')
        return ZE_SYNTAX;
    out[0] = (uint8_t)n;
    *p = s + strspn(s, " \t");
    return (int)n + 1;
}

static int set_txt(struct rr *rr, const char *text)
{
    size_t room = 2 * strlen(text) + 2 + TXT_CHUNK;
    int err;

    if (*text == '\0')
        return ZE_DATA;
    rr->data = malloc(room);
    if (!rr->data)
        return ZE_NOMEM;
    while (*text) {
        err = txt_string(&text, rr->data + rr->len);
        if (err < 0)
            goto fail;
        rr->len += (size_t)err;
    }
    return ZE_OK;

fail:
    free(rr->data);
    rr->len = 0;
    return err;
}

int rr_set_data(struct rr *rr, const char *text)
{
    switch (rr->type) {
    case RR_A:
        return set_a(rr, text);
    case RR_NS:
    case RR_CNAME:
        return set_name(rr, text);
    case RR_MX:
        return set_mx(rr, text);
    case RR_TXT:
        return set_txt(rr, text);
    }
    return ZE_TYPE;
}

static void print_txt(const struct rr *rr, FILE *out)
{
    size_t at = 0, i;

    while (at < rr->len) {
        size_t n = rr->data[at++];

        fputs(" \"", out);
        for (i = 0; i < n; i++) {
            int c = rr->data[at + i];

            if (c == '"' || c == '\\')
                putc('\\', out);
            putc(c, out);
        }
        putc('"', out);
        at += n;
    }
}

void rr_print(const struct rr *rr, FILE *out)
{
    fprintf(out, "%-16s %6lu ", rr->owner, (unsigned long)rr->ttl);
    switch (rr->type) {
    case RR_A:
        fprintf(out, "A %u.%u.%u.%u", rr->data[0], rr->data[1], rr->data[2], rr->data[3]);
        break;
    case RR_NS:
        fprintf(out, "NS %s", (const char *)rr->data);
        break;
    case RR_CNAME:
        fprintf(out, "CNAME %s", (const char *)rr->data);
        break;
    case RR_MX:
        fprintf(out, "MX %u %s", rr->data[0] << 8 | rr->data[1], (const char *)rr->data + 2);
        break;
    case RR_TXT:
        fputs("TXT", out);
        print_txt(rr, out);
        break;
    }
    putc('\n', out);
}
