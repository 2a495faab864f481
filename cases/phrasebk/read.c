#include "phrase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * lang de
 * plurals 2
 *
 * phrase "Hello, %1!"
 *   = "Hallo, %1!"
 *
 * phrase "%1 files"
 *   = "%1 Datei"
 *   = "%1 Dateien"
 */

enum state {
    AT_TOP,          /* before any phrase */
    AFTER_PHRASE,    /* a phrase line was read: forms must follow */
    IN_FORMS,        /* at least one form was read */
};

enum word { W_BLANK, W_LANG, W_PLURALS, W_PHRASE, W_FORM, W_JUNK };

struct reader {
    struct pb_book *book;
    struct pb_error *err;
    int line;
    enum state state;
    char arg[512];   /* what follows the word, quotes and escapes undone */
};

static int fail(struct reader *r, const char *text)
{
    r->err->line = r->line;
    snprintf(r->err->text, sizeof r->err->text, "%s", text);
    return -1;
}

static int unquote(struct reader *r, const char *p, const char *end)
{
    size_t n = 0;

    if (p == end || *p != '"')
        return fail(r, "a quoted text is expected");
    for (p++; p < end && *p != '"'; p++) {
        char c = *p;

        if (c == '\\' && p + 1 < end)
            c = *++p == 'n' ? '\n' : *p;
        if (n == sizeof r->arg - 1)
            return fail(r, "text too long");
        r->arg[n++] = c;
    }
    if (p == end)
        return fail(r, "quote is not closed");
    if (p + 1 != end)
        return fail(r, "something follows the text");
    r->arg[n] = '\0';
    return 0;
}

static int scan(struct reader *r, const char *p, const char *end, enum word *word)
{
    static const struct { const char *text; enum word word; int quoted; } words[] = {
        { "lang ", W_LANG, 0 }, { "plurals ", W_PLURALS, 0 }, { "phrase ", W_PHRASE, 1 }, { "= ", W_FORM, 1 },
    };
    size_t i, n;

    while (p < end && (*p == ' ' || *p == '\t'))
        p++;
    while (end > p && (end[-1] == ' ' || end[-1] == '\r'))
        end--;
    *word = W_BLANK;
    if (p == end || *p == '#')
        return 0;
    for (i = 0; i < sizeof words / sizeof *words; i++) {
        n = strlen(words[i].text);
        if ((size_t)(end - p) <= n || memcmp(p, words[i].text, n) != 0)
            continue;
        *word = words[i].word;
        if (words[i].quoted)
            return unquote(r, p + n, end);
        if ((size_t)(end - p) - n >= sizeof r->arg)
            return fail(r, "text too long");
        memcpy(r->arg, p + n, (size_t)(end - p) - n);
        r->arg[(size_t)(end - p) - n] = '\0';
        return 0;
    }
    *word = W_JUNK;
    return 0;
}

/* all forms are there: they must fit the original, and each other */
static int check_forms(struct reader *r, const struct pb_entry *e)
{
    int want = pb_places(e->key);
    int i;

    if (e->nforms != 1 && e->nforms != r->book->plurals)
        return fail(r, "wrong number of plural forms");
    for (i = 0; i < e->nforms; i++) {
        int got = pb_places(e->forms[i]);

        if (got < 0)
            return fail(r, "stray % in a translation");
        if (got & ~want)
            return fail(r, "translation has a place the original lacks");
    }
    return 0;
}

/* an entry ends where the next one starts, or at the end of the file */
static int finish(struct reader *r, const struct pb_entry *e)
{
    if (r->state == AT_TOP)
        return 0;
    if (r->state == AFTER_PHRASE)
        return fail(r, "phrase without a translation");
    if (pb_book_add(r->book, e) < 0)
        return fail(r, "out of memory");
    return check_forms(r, e);
}

static int header(struct reader *r, enum word word)
{
    if (r->state != AT_TOP)
        return fail(r, "header line after the first phrase");
    if (word == W_LANG) {
        free(r->book->lang);
        r->book->lang = strdup(r->arg);
        return r->book->lang != NULL ? 0 : fail(r, "out of memory");
    }
    r->book->plurals = atoi(r->arg);
    if (r->book->plurals < 1 || r->book->plurals > PB_MAX_FORMS)
        return fail(r, "plurals must be 1 to 4");
    return 0;
}

int pb_read(struct pb_book *b, const char *text, size_t len, struct pb_error *err)
{
    struct reader r = { .book = b, .err = err, .state = AT_TOP };
    const char *p = text, *stop = text + len;
    struct pb_entry e = { 0 };

    while (p < stop) {
        const char *eol = memchr(p, '\n', (size_t)(stop - p));
        enum word word;

        if (eol == NULL)
            eol = stop;
        r.line++;
        if (scan(&r, p, eol, &word) < 0)
            goto failed;
        p = eol < stop ? eol + 1 : stop;

        switch (word) {
        case W_BLANK:
            break;
        case W_LANG:
        case W_PLURALS:
            if (header(&r, word) < 0)
                goto failed;
            break;
        case W_PHRASE:
            if (finish(&r, &e) < 0)
                goto failed;
            memset(&e, 0, sizeof e);
            if (pb_places(r.arg) < 0) {
                fail(&r, "stray % in a phrase");
                goto failed;
            }
            if (pb_book_find(b, r.arg) != NULL) {
                fail(&r, "phrase is there already");
                goto failed;
            }
            if (pb_entry_start(&e, r.arg, r.line) < 0) {
                fail(&r, "out of memory");
                goto failed;
            }
            r.state = AFTER_PHRASE;
            break;
        case W_FORM:
            if (r.state == AT_TOP) {
                fail(&r, "translation without a phrase");
                goto failed;
            }
            if (pb_entry_form(&e, r.arg) < 0) {
                fail(&r, "too many forms");
                goto failed;
            }
            r.state = IN_FORMS;
            break;
        case W_JUNK:
            fail(&r, "what is this?");
            goto failed;
        }
    }
    if (finish(&r, &e) < 0)
        goto failed;
    return 0;

failed:
    pb_entry_clear(&e);
    return -1;
}
