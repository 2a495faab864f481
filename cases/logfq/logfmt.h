/* logfmt.h - key=value log lines, read in place. */
#ifndef LOGFMT_H
#define LOGFMT_H

#include <stddef.h>
#include <string.h>

#define LF_MAX_FIELDS 24

typedef struct {
    const char *ptr;
    size_t len;
} lf_str;

typedef struct {
    lf_str key;
    lf_str val;
    unsigned quoted : 1;
    unsigned bare : 1;      /* a key without a value */
} lf_field;

typedef struct {
    lf_field f[LF_MAX_FIELDS];
    size_t n;
    size_t line;
} lf_record;

typedef struct {
    const char *buf;
    size_t len;
    size_t pos;
    size_t line;
    const char *err;
} lf_scanner;

#define LF_PEEK(s)      ((s)->buf[(s)->pos])
#define LF_AT_END(s)    ((s)->pos >= (s)->len)
#define LF_SKIP(s, n)   ((s)->pos += (n))

static inline lf_str lf_span(const lf_scanner *s, size_t from, size_t to)
{
    lf_str r = { s->buf + from, to - from };
    return r;
}

static inline int lf_is_blank(int c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static inline int lf_is_key(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

static inline int lf_eq(lf_str a, const char *b)
{
    return strlen(b) == a.len && memcmp(a.ptr, b, a.len) == 0;
}

void lf_init(lf_scanner *s, const char *buf, size_t len);

/* 1: a record, 0: end of the input, -1: syntax error (s->err, s->line) */
int lf_next(lf_scanner *s, lf_record *r);

/* Skips the rest of the line after an error. */
void lf_resync(lf_scanner *s);

const lf_field *lf_get(const lf_record *r, const char *key);

/* Writes the value with its escapes undone; returns the length. */
size_t lf_unescape(lf_str v, char *out, size_t cap);

#endif
