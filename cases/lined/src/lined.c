/*
 * lined - a line editor driven by a script.
 *
 *   [addr[,addr]]command    addr: N . $ 'x, each with +N or -N
 *   a i c   text until a single "."
 *   d       delete           j     join
 *   p n     print, numbered  =     print line number
 *   kx      mark             mADDR move   tADDR copy
 *   e       empty the buffer  q  quit
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"

typedef struct {
    FILE *in;
    buffer_t buf;
    char cmd[MAX_TEXT];
    const char *p;               /* rest of the command */
    size_t a1, a2;               /* resolved addresses */
    int naddr;
    unsigned lineno;
    const char *err;
    unsigned quit : 1;
} editor_t;

#define FAIL(ed, msg) do { (ed)->err = (msg); return -1; } while (0)

/* 1: got a line, 0: end of file, -1: error */
static int read_line(editor_t *ed, char *s, size_t size)
{
    size_t n;

    if (!fgets(s, (int)size, ed->in))
        return 0;
    ed->lineno++;
    n = strlen(s);
    if (n && s[n - 1] == '\n')
        s[n - 1] = '\0';
    else if (n + 1 == size)
        FAIL(ed, "line too long");
    return 1;
}

static int number(editor_t *ed, size_t *out)
{
    size_t n = 0;

    if (!isdigit((unsigned char)*ed->p))
        FAIL(ed, "number expected");
    while (isdigit((unsigned char)*ed->p)) {
        n = n * 10 + (size_t)(*ed->p++ - '0');
        if (n > 1000000)
            FAIL(ed, "number too large");
    }
    *out = n;
    return 0;
}

/* 1: address read, 0: none there, -1: error. 0 is a valid address here. */
static int address(editor_t *ed, size_t *out)
{
    buffer_t *b = &ed->buf;
    size_t n, off;

    if (isdigit((unsigned char)*ed->p)) {
        if (number(ed, &n) < 0)
            return -1;
    } else if (*ed->p == '.') {
        ed->p++;
        n = b->cur ? buf_number(b->cur) : 0;
    } else if (*ed->p == '$') {
        ed->p++;
        n = b->count;
    } else if (*ed->p == '\'') {
        int m = (unsigned char)ed->p[1];

        if (m < 'a' || m > 'z')
            FAIL(ed, "bad mark");
        ed->p += 2;
        if (!b->mark[m - 'a'])
            FAIL(ed, "mark not set");
        n = buf_number(b->mark[m - 'a']);
    } else {
        return 0;
    }
    while (*ed->p == '+' || *ed->p == '-') {
        int sign = *ed->p++;

        if (number(ed, &off) < 0)
            return -1;
        if (sign == '-' && off > n)
            FAIL(ed, "address out of range");
        n = sign == '+' ? n + off : n - off;
    }
    if (n > b->count)
        FAIL(ed, "address out of range");
    *out = n;
    return 1;
}

static int addresses(editor_t *ed)
{
    int r;

    ed->naddr = 0;
    ed->a1 = ed->a2 = ed->buf.cur ? buf_number(ed->buf.cur) : 0;
    r = address(ed, &ed->a1);
    if (r < 0)
        return -1;
    if (r == 0)
        return 0;
    ed->naddr = 1;
    ed->a2 = ed->a1;
    if (*ed->p != ',')
        return 0;
    ed->p++;
    r = address(ed, &ed->a2);
    if (r < 0)
        return -1;
    if (r == 0)
        FAIL(ed, "address expected");
    ed->naddr = 2;
    if (ed->a2 < ed->a1)
        FAIL(ed, "addresses in wrong order");
    return 0;
}

static int take_text(editor_t *ed, line_t *at)
{
    char text[MAX_TEXT];
    int r;

    while ((r = read_line(ed, text, sizeof text)) == 1) {
        if (strcmp(text, ".") == 0)
            return 0;
        at = buf_insert_after(&ed->buf, at, text);
        if (!at)
            FAIL(ed, "out of memory");
        ed->buf.cur = at;
    }
    if (r == 0)
        FAIL(ed, "text not ended");
    return -1;
}

static void delete_range(editor_t *ed)
{
    line_t *l = buf_line(&ed->buf, ed->a1), *next;
    size_t n = ed->a2 - ed->a1 + 1;

    ed->buf.cur = l;
    for (; n; n--, l = next) {
        next = l->next;
        buf_drop(&ed->buf, l);
    }
}

static int join(editor_t *ed)
{
    char text[MAX_TEXT];
    size_t len = 0, i, n;
    line_t *first, *l;

    if (ed->naddr < 2)
        ed->a2 = ed->a1 + 1;
    if (ed->a2 > ed->buf.count)
        FAIL(ed, "nothing to join");
    first = l = buf_line(&ed->buf, ed->a1);
    for (i = ed->a1; i <= ed->a2; i++, l = l->next) {
        n = strlen(l->text);
        if (n >= sizeof text - len)
            FAIL(ed, "joined line too long");
        memcpy(text + len, l->text, n);
        len += n;
    }
    text[len] = '\0';
    if (buf_set_text(first, text) < 0)
        FAIL(ed, "out of memory");
    for (i = ed->a1; i < ed->a2; i++)
        buf_drop(&ed->buf, first->next);
    ed->buf.cur = first;
    return 0;
}

static int move_or_copy(editor_t *ed, unsigned copy)
{
    line_t *at, *l, *next;
    size_t dst, n = ed->a2 - ed->a1 + 1;
    int r = address(ed, &dst);

    if (r < 0)
        return -1;
    if (r == 0)
        FAIL(ed, "destination expected");
    if (dst >= ed->a1 && dst + copy <= ed->a2)
        FAIL(ed, "destination inside range");
    at = buf_line(&ed->buf, dst);
    for (l = buf_line(&ed->buf, ed->a1); n; n--, l = next) {
        next = l->next;
        if (copy) {
            at = buf_insert_after(&ed->buf, at, l->text);
            if (!at)
                FAIL(ed, "out of memory");
        } else {
            buf_unlink(&ed->buf, l);
            buf_link_after(&ed->buf, at, l);
            at = l;
        }
    }
    ed->buf.cur = at;
    return 0;
}

static void print(editor_t *ed, int numbered)
{
    line_t *l = buf_line(&ed->buf, ed->a1);
    size_t i;

    for (i = ed->a1; i <= ed->a2; i++, l = l->next) {
        if (numbered)
            printf("%zu\t", i);
        puts(l->text);
        ed->buf.cur = l;
    }
}

static int command(editor_t *ed)
{
    buffer_t *b = &ed->buf;
    int c;

    ed->p = ed->cmd;
    if (addresses(ed) < 0)
        return -1;
    c = (unsigned char)*ed->p;
    if (c)
        ed->p++;
    if (c && strchr("cdjpnkmt", c) && ed->a1 == 0)
        FAIL(ed, "no such line");
    switch (c) {
    case '\0':
    case '#':
        return 0;
    case 'a':
        return take_text(ed, buf_line(b, ed->a2));
    case 'i':
        return take_text(ed, ed->a1 ? buf_line(b, ed->a1)->prev : NULL);
    case 'c': {
        line_t *before = buf_line(b, ed->a1)->prev;
        delete_range(ed);
        return take_text(ed, before);
    }
    case 'd':
        delete_range(ed);
        break;
    case 'j':
        if (join(ed) < 0)
            return -1;
        break;
    case 'p':
    case 'n':
        print(ed, c == 'n');
        break;
    case '=':
        printf("%zu\n", ed->a2);
        break;
    case 'k':
        if (*ed->p < 'a' || *ed->p > 'z')
            FAIL(ed, "bad mark");
        b->mark[*ed->p++ - 'a'] = buf_line(b, ed->a2);
        break;
    case 'm':
    case 't':
        if (move_or_copy(ed, c == 't') < 0)
            return -1;
        break;
    case 'e':
        buf_clear(b);
        break;
    case 'q':
        ed->quit = 1;
        break;
    default:
        FAIL(ed, "unknown command");
    }
    if (*ed->p)
        FAIL(ed, "trailing characters");
    return 0;
}

int main(int argc, char **argv)
{
    static editor_t ed;
    int r = 0;

    if (argc != 2) {
        fprintf(stderr, "usage: lined SCRIPT\n");
        return 2;
    }
    ed.in = fopen(argv[1], "r");
    if (!ed.in) {
        fprintf(stderr, "lined: cannot open %s\n", argv[1]);
        return 2;
    }
    buf_init(&ed.buf);
    while (!ed.quit && (r = read_line(&ed, ed.cmd, sizeof ed.cmd)) == 1)
        if ((r = command(&ed)) < 0)
            break;
    if (r < 0)
        fprintf(stderr, "lined: line %u: %s\n", ed.lineno, ed.err);
    buf_clear(&ed.buf);
    fclose(ed.in);
    return r < 0;
}
