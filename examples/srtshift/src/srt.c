#include "srt.h"

#include <stdlib.h>

enum srt_err srt_add(struct srt *doc, struct cue cue)
{
    /* Grown at every power of two. */
    if ((doc->count & (doc->count - 1)) == 0) {
        size_t cap = doc->count ? doc->count * 2 : 1;
        struct cue *grown = realloc(doc->cues, cap * sizeof *grown);

        if (!grown)
            return SRT_E_MEMORY;
        doc->cues = grown;
    }
    doc->cues[doc->count++] = cue;
    return SRT_OK;
}

/* Cues that end before the start of the film, or start after the latest time, go. */
void srt_shift(struct srt *doc, long ms)
{
    size_t kept = 0;

    for (size_t i = 0; i < doc->count; i++) {
        struct cue cue = doc->cues[i];

        cue.start += ms;
        cue.end += ms;
        if (cue.end < 0 || cue.start > SRT_TIME_MAX)
            continue;
        if (cue.start < 0)
            cue.start = 0;
        if (cue.end > SRT_TIME_MAX)
            cue.end = SRT_TIME_MAX;
        doc->cues[kept++] = cue;
    }
    doc->count = kept;
}

void srt_free(struct srt *doc)
{
    free(doc->cues);
    free(doc->text);
    doc->cues = NULL;
    doc->text = NULL;
    doc->count = 0;
    doc->size = 0;
}

const char *srt_message(enum srt_err err)
{
    switch (err) {
    case SRT_OK:       return "no error";
    case SRT_E_READ:   return "read error";
    case SRT_E_BIG:    return "file too big";
    case SRT_E_MEMORY: return "out of memory";
    case SRT_E_NUMBER: return "expected the number of a cue";
    case SRT_E_TIME:   return "expected the times of a cue";
    case SRT_E_ORDER:  return "cue ends before it starts";
    }
    return "unknown error";
}
