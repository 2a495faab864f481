#include "srt.h"

#include <stdlib.h>
#include <string.h>

#define SIZE_LIMIT (1024u * 1024u)

static const char bom[] = { '\xef', '\xbb', '\xbf' };

/* Editors put a byte order mark or empty lines in front of the first cue. */
static void skip_preamble(struct srt *doc)
{
    if (doc->size >= sizeof bom && memcmp(doc->text, bom, sizeof bom) == 0) {
        doc->text += sizeof bom;
        doc->size -= sizeof bom;
    }
    while (doc->size > 0 && (*doc->text == '\n' || *doc->text == '\r')) {
        if (*doc->text == '\n')
            doc->line++;
        doc->text++;
        doc->size--;
    }
}

static enum srt_err slurp(FILE *in, char **text, size_t *size)
{
    size_t cap = 4096, used = 0;
    char *buf = malloc(cap);

    if (!buf)
        return SRT_E_MEMORY;
    for (;;) {
        used += fread(buf + used, 1, cap - used, in);
        if (used < cap)
            break;
        if (cap >= SIZE_LIMIT) {
            free(buf);
            return SRT_E_BIG;
        }
        cap *= 2;
        char *grown = realloc(buf, cap);
        if (!grown) {
            free(buf);
            return SRT_E_MEMORY;
        }
        buf = grown;
    }
    if (ferror(in)) {
        free(buf);
        return SRT_E_READ;
    }
    *text = buf;
    *size = used;
    return SRT_OK;
}

enum srt_err srt_load(struct srt *doc, FILE *in)
{
    memset(doc, 0, sizeof *doc);

    enum srt_err err = slurp(in, &doc->text, &doc->size);
    if (err != SRT_OK)
        return err;

    skip_preamble(doc);
    err = srt_parse(doc, doc->text, doc->size);
    if (err != SRT_OK)
        srt_free(doc);
    return err;
}
