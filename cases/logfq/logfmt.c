#include "logfmt.h"

void lf_init(lf_scanner *s, const char *buf, size_t len)
{
    s->buf = buf;
    s->len = len;
    s->pos = 0;
    s->line = 1;
    s->err = NULL;
}

static int fail(lf_scanner *s, const char *why)
{
    s->err = why;
    return -1;
}

static void skip_blanks(lf_scanner *s)
{
    while (!LF_AT_END(s) && lf_is_blank(LF_PEEK(s)))
        LF_SKIP(s, 1);
}

static int scan_key(lf_scanner *s, lf_str *key)
{
    size_t from = s->pos;

    while (!LF_AT_END(s) && lf_is_key(LF_PEEK(s)))
        LF_SKIP(s, 1);
    if (s->pos == from)
        return fail(s, "key expected");
    *key = lf_span(s, from, s->pos);
    return 0;
}

static int scan_quoted(lf_scanner *s, lf_str *val)
{
    size_t from;

    LF_SKIP(s, 1);
    from = s->pos;
    while (s->pos <= s->len && LF_PEEK(s) != '"') {
        if (LF_PEEK(s) == '\n')
            return fail(s, "newline in quotes");
        if (LF_PEEK(s) == '\\')
            LF_SKIP(s, 1);
        LF_SKIP(s, 1);
    }
    if (LF_AT_END(s))
        return fail(s, "quotes not closed");
    *val = lf_span(s, from, s->pos);
    LF_SKIP(s, 1);
    return 0;
}

static int scan_word(lf_scanner *s, lf_str *val)
{
    size_t from = s->pos;

    while (!LF_AT_END(s) && !lf_is_blank(LF_PEEK(s)) && LF_PEEK(s) != '\n') {
        if (LF_PEEK(s) == '"' || LF_PEEK(s) == '=')
            return fail(s, "stray character in value");
        LF_SKIP(s, 1);
    }
    *val = lf_span(s, from, s->pos);
    return 0;
}

static int scan_field(lf_scanner *s, lf_field *f)
{
    memset(f, 0, sizeof *f);
    if (scan_key(s, &f->key) < 0)
        return -1;
    if (LF_AT_END(s) || LF_PEEK(s) != '=') {
        f->bare = 1;
        f->val = lf_span(s, s->pos, s->pos);
        return 0;
    }
    LF_SKIP(s, 1);
    if (!LF_AT_END(s) && LF_PEEK(s) == '"') {
        f->quoted = 1;
        return scan_quoted(s, &f->val);
    }
    return scan_word(s, &f->val);
}

static void end_line(lf_scanner *s)
{
    LF_SKIP(s, 1);
    s->line++;
}

int lf_next(lf_scanner *s, lf_record *r)
{
    r->n = 0;
    for (;;) {
        skip_blanks(s);
        if (LF_AT_END(s))
            return r->n > 0;
        r->line = s->line;
        if (LF_PEEK(s) == '\n') {
            end_line(s);
            if (r->n > 0) {
                r->line = s->line - 1;
                return 1;
            }
            continue;
        }
        if (r->n == LF_MAX_FIELDS)
            return fail(s, "too many fields");
        if (scan_field(s, &r->f[r->n]) < 0)
            return -1;
        r->n++;
    }
}

void lf_resync(lf_scanner *s)
{
    while (!LF_AT_END(s) && LF_PEEK(s) != '\n')
        LF_SKIP(s, 1);
    if (!LF_AT_END(s))
        end_line(s);
    s->err = NULL;
}

const lf_field *lf_get(const lf_record *r, const char *key)
{
    size_t i;

    for (i = 0; i < r->n; i++)
        if (lf_eq(r->f[i].key, key))
            return &r->f[i];
    return NULL;
}

size_t lf_unescape(lf_str v, char *out, size_t cap)
{
    size_t i, o = 0;

    for (i = 0; i < v.len && o + 1 < cap; i++) {
        char c = v.ptr[i];

        if (c == '\\' && i + 1 < v.len) {
            c = v.ptr[++i];
            if (c == 'n')
                c = '\n';
            else if (c == 't')
                c = '\t';
        }
        out[o++] = c;
    }
    out[o] = '\0';
    return o;
}
