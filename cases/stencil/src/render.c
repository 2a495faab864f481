#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "stencil.h"

typedef struct {
    char sigil;                   /* 0, '#', '^', '/', '>', '!' */
    char name[NAME_MAX_LEN + 1];
    const char *start;            /* at "{{" */
    const char *after;            /* past "}}" */
} Tag;

static int fail(Engine *en, const char *msg, const char *what)
{
    snprintf(en->err, sizeof en->err, "%s%s%s", msg, *what ? ": " : "", what);
    return -1;
}

static const char *find2(const char *p, const char *end, char c)
{
    for (; end - p >= 2; p++)
        if (p[0] == c && p[1] == c)
            return p;
    return NULL;
}

/* 1: a tag was read, 0: no more tags, -1: malformed */
static int next_tag(Engine *en, const char *p, const char *end, Tag *t)
{
    const char *s, *e;
    size_t n;

    t->start = find2(p, end, '{');
    if (!t->start)
        return 0;
    s = t->start + 2;
    e = find2(s, end, '}');
    if (!e)
        return fail(en, "unclosed tag", "");
    t->after = e + 2;
    t->sigil = 0;
    t->name[0] = '\0';
    if (s < e && strchr("#^/>!", *s) && *s)
        t->sigil = *s++;
    if (t->sigil == '!')
        return 1;
    while (s < e && isspace((unsigned char)*s))
        s++;
    while (e > s && isspace((unsigned char)e[-1]))
        e--;
    n = (size_t)(e - s);
    if (n == 0)
        return fail(en, "empty tag", "");
    if (n > NAME_MAX_LEN)
        return fail(en, "tag name too long", "");
    memcpy(t->name, s, n);
    t->name[n] = '\0';
    return 1;
}

/* Finds the {{/name}} that belongs to the section opened by `open`. */
static int find_close(Engine *en, const Tag *open, const char *end, Tag *close)
{
    const char *p = open->after;
    int level = 1, r;

    while ((r = next_tag(en, p, end, close)) == 1) {
        if (close->sigil == '#' || close->sigil == '^') {
            level++;
        } else if (close->sigil == '/' && --level == 0) {
            if (strcmp(close->name, open->name) != 0)
                return fail(en, "mismatched section end", close->name);
            return 0;
        }
        p = close->after;
    }
    return r < 0 ? -1 : fail(en, "section not closed", open->name);
}

static int render_range(Engine *en, const char *p, const char *end, int depth);

static int section(Engine *en, const Tag *open, const Tag *close, int depth)
{
    Entry *e = dict_find(en->dict, K_VALUE, open->name);
    const char *saved = en->item;
    size_t i;
    int truth, rc = 0;

    truth = e && (e->kind == K_LIST ? e->nitems > 0 : e->len > 0);
    if (open->sigil == '^')
        return truth ? 0 : render_range(en, open->after, close->start, depth + 1);
    if (!truth)
        return 0;
    if (e->kind != K_LIST)
        return render_range(en, open->after, close->start, depth + 1);
    for (i = 0; i < e->nitems && rc == 0; i++) {
        en->item = e->items[i];
        rc = render_range(en, open->after, close->start, depth + 1);
    }
    en->item = saved;
    return rc;
}

static int value(Engine *en, const Tag *t)
{
    const char *s;
    Entry *e;

    if (strcmp(t->name, ".") == 0) {
        if (!en->item)
            return fail(en, "no current item", "");
        s = en->item;
    } else {
        e = dict_find(en->dict, K_VALUE, t->name);
        if (!e)
            return fail(en, "unknown name", t->name);
        if (e->kind == K_LIST)
            return fail(en, "list used as value", t->name);
        s = e->text;
    }
    fputs(s, en->out);
    return 0;
}

static int partial(Engine *en, const Tag *t)
{
    Entry *e = dict_find(en->dict, K_PARTIAL, t->name);

    if (!e)
        return fail(en, "unknown partial", t->name);
    return render(en, e->text, e->len);
}

static int render_range(Engine *en, const char *p, const char *end, int depth)
{
    Tag t, close;
    int r, rc = 0;

    if (depth > MAX_DEPTH)
        return fail(en, "nesting too deep", "");
    while ((r = next_tag(en, p, end, &t)) == 1) {
        fwrite(p, 1, (size_t)(t.start - p), en->out);
        p = t.after;
        switch (t.sigil) {
        case '!':
            break;
        case '#':
        case '^':
            rc = find_close(en, &t, end, &close);
            if (rc == 0)
                rc = section(en, &t, &close, depth);
            p = close.after;
            break;
        case '/':
            rc = fail(en, "section end without start", t.name);
            break;
        case '>':
            rc = partial(en, &t);
            break;
        default:
            rc = value(en, &t);
            break;
        }
        if (rc < 0)
            return rc;
    }
    if (r < 0)
        return -1;
    fwrite(p, 1, (size_t)(end - p), en->out);
    return 0;
}

int render(Engine *en, const char *tpl, size_t len)
{
    return render_range(en, tpl, tpl + len, 0);
}
