#ifndef SRT_H
#define SRT_H

#include <stddef.h>
#include <stdio.h>

#define SRT_TIME_MAX 359999999L     /* 99:59:59,999 in milliseconds */

enum srt_err {
    SRT_OK,
    SRT_E_READ,
    SRT_E_BIG,
    SRT_E_MEMORY,
    SRT_E_NUMBER,
    SRT_E_TIME,
    SRT_E_ORDER,
};

struct cue {
    long start, end;        /* milliseconds */
    const char *text;       /* a part of the document's text, not terminated */
    size_t len;
};

struct srt {
    char *text;             /* the file as it was read */
    size_t size;
    struct cue *cues;
    size_t count;
    unsigned line;          /* where parsing stopped */
};

/* load.c: reads and parses a file; on error the document is freed but for `line`. */
enum srt_err srt_load(struct srt *doc, FILE *in);

/* parse.c: appends the cues found in the text to the document. */
enum srt_err srt_parse(struct srt *doc, const char *text, size_t size);

/* srt.c */
enum srt_err srt_add(struct srt *doc, struct cue cue);
void srt_shift(struct srt *doc, long ms);
void srt_free(struct srt *doc);
const char *srt_message(enum srt_err err);

/* write.c */
void srt_write(const struct srt *doc, FILE *out);

#endif
