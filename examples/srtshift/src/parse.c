/*
 * A cue is a line with its number, a line with its times, and lines of text up
 * to an empty line or the end of the file.
 */
#include "srt.h"

#include <stdbool.h>

struct lines {
    const char *at, *end;
    unsigned number;
};

struct line {
    const char *s;
    size_t len;             /* without the line end */
};

static bool next_line(struct lines *in, struct line *line)
{
    if (in->at == in->end)
        return false;
    line->s = in->at;
    while (in->at < in->end && *in->at != '\n')
        in->at++;
    line->len = (size_t)(in->at - line->s);
    if (line->len > 0 && line->s[line->len - 1] == '\r')
        line->len--;
    if (in->at < in->end)
        in->at++;
    in->number++;
    return true;
}

static bool digits(const char **s, const char *end, int width, long below, long *value)
{
    *value = 0;
    for (int i = 0; i < width; i++) {
        if (*s == end || **s < '0' || **s > '9')
            return false;
        *value = *value * 10 + (**s - '0');
        ++*s;
    }
    return *value < below;
}

static bool literal(const char **s, const char *end, const char *word)
{
    for (; *word != '\0'; word++, ++*s)
        if (*s == end || **s != *word)
            return false;
    return true;
}

/* 00:01:02,345 */
static bool timestamp(const char **s, const char *end, long *ms)
{
    long h, m, sec, frac;

    if (!digits(s, end, 2, 100, &h) || !literal(s, end, ":") ||
        !digits(s, end, 2, 60, &m) || !literal(s, end, ":") ||
        !digits(s, end, 2, 60, &sec) || !literal(s, end, ",") ||
        !digits(s, end, 3, 1000, &frac))
        return false;
    *ms = ((h * 60 + m) * 60 + sec) * 1000 + frac;
    return true;
}

static enum srt_err times(struct line line, struct cue *cue)
{
    const char *s = line.s, *end = line.s + line.len;

    if (!timestamp(&s, end, &cue->start) || !literal(&s, end, " --> ") ||
        !timestamp(&s, end, &cue->end) || s != end)
        return SRT_E_TIME;
    return cue->end < cue->start ? SRT_E_ORDER : SRT_OK;
}

static bool is_number(struct line line)
{
    for (size_t i = 0; i < line.len; i++)
        if (line.s[i] < '0' || line.s[i] > '9')
            return false;
    return line.len > 0;
}

static enum srt_err parse_cue(struct srt *doc, struct line first, struct lines *in)
{
    struct cue cue = { 0 };
    struct line line;
    enum srt_err err;

    if (!is_number(first))
        return SRT_E_NUMBER;
    if (!next_line(in, &line))
        return SRT_E_TIME;
    err = times(line, &cue);
    if (err != SRT_OK)
        return err;

    cue.text = in->at;
    while (next_line(in, &line) && line.len > 0)
        cue.len = (size_t)(line.s + line.len - cue.text);
    return srt_add(doc, cue);
}

enum srt_err srt_parse(struct srt *doc, const char *text, size_t size)
{
    struct lines in = { text, text + size, doc->line };
    struct line line;
    enum srt_err err = SRT_OK;

    while (err == SRT_OK && next_line(&in, &line))
        if (line.len > 0)
            err = parse_cue(doc, line, &in);
    doc->line = in.number;
    return err;
}
