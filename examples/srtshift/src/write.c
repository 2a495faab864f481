#include "srt.h"

static void write_time(long ms, FILE *out)
{
    fprintf(out, "%02ld:%02ld:%02ld,%03ld", ms / 3600000, ms / 60000 % 60, ms / 1000 % 60, ms % 1000);
}

/* The text keeps its lines but not their carriage returns. */
static void write_text(const struct cue *cue, FILE *out)
{
    for (size_t i = 0; i < cue->len; i++)
        if (cue->text[i] != '\r')
            putc(cue->text[i], out);
    if (cue->len > 0)
        putc('\n', out);
}

void srt_write(const struct srt *doc, FILE *out)
{
    for (size_t i = 0; i < doc->count; i++) {
        if (i > 0)
            putc('\n', out);
        fprintf(out, "%zu\n", i + 1);
        write_time(doc->cues[i].start, out);
        fputs(" --> ", out);
        write_time(doc->cues[i].end, out);
        putc('\n', out);
        write_text(&doc->cues[i], out);
    }
}
