#include "adp.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int16_t low;
    int16_t high;
    int64_t sum;
    uint32_t hash;
} levels;

static void levels_add(levels *l, int16_t v)
{
    if (v < l->low)
        l->low = v;
    if (v > l->high)
        l->high = v;
    l->sum += v;
    l->hash = (l->hash ^ (uint16_t)v) * 16777619u;
}

static uint8_t *load(const char *path, size_t *size)
{
    FILE *f = fopen(path, "rb");
    uint8_t *buf = NULL;
    long n;

    if (!f)
        return NULL;
    if (fseek(f, 0, SEEK_END) == 0 && (n = ftell(f)) >= 0) {
        rewind(f);
        buf = malloc((size_t)n + 1);
        *size = buf ? fread(buf, 1, (size_t)n, f) : 0;
    }
    fclose(f);
    return buf;
}

static void show(const adp_stream *s, const levels *l, uint32_t frames)
{
    unsigned ch;

    printf("%u Hz, %u channel%s\n", s->head.rate, s->head.channels,
           s->head.channels == 1 ? "" : "s");
    printf("%lu frames\n", (unsigned long)frames);
    for (ch = 0; ch < s->head.channels && frames > 0; ch++)
        printf("channel %u: %d..%d mean %ld, %08x, step %u\n", ch, l[ch].low, l[ch].high,
               (long)(l[ch].sum / (int64_t)frames), (unsigned)l[ch].hash,
               ima_step_of(&s->chan[ch]));
}

static adp_status decode(adp_stream *s, levels *l, uint32_t *total)
{
    unsigned frames, i, ch, nch = s->head.channels;
    int16_t *pcm = malloc(adp_block_frames(&s->head) * nch * sizeof *pcm);
    adp_status st = ADP_NOMEM;

    for (*total = 0; pcm && *total < s->head.frames; *total += frames) {
        st = adp_next_block(s, pcm, &frames);
        if (st != ADP_OK || frames == 0)
            break;
        if (frames > s->head.frames - *total)
            frames = s->head.frames - *total;
        for (i = 0; i < frames; i++)
            for (ch = 0; ch < nch; ch++)
                levels_add(&l[ch], pcm[i * nch + ch]);
    }
    if (pcm && s->head.frames == 0)
        st = ADP_OK;
    free(pcm);
    return st;
}

int main(int argc, char **argv)
{
    levels l[ADP_MAX_CHANNELS];
    adp_stream s;
    adp_status st;
    uint32_t total = 0;
    size_t size = 0;
    uint8_t *data;
    unsigned ch;

    if (argc != 2) {
        fprintf(stderr, "usage: adpunpack FILE\n");
        return 2;
    }
    data = load(argv[1], &size);
    if (!data) {
        fprintf(stderr, "adpunpack: cannot read the file\n");
        return 2;
    }
    for (ch = 0; ch < ADP_MAX_CHANNELS; ch++) {
        l[ch].low = INT16_MAX;
        l[ch].high = INT16_MIN;
        l[ch].sum = 0;
        l[ch].hash = 2166136261u;
    }
    st = adp_open(&s, data, size);
    if (st == ADP_OK) {
        st = decode(&s, l, &total);
        show(&s, l, total);
    }
    if (st != ADP_OK)
        fprintf(stderr, "adpunpack: %s\n", adp_strerror(st));
    free(data);
    return st == ADP_OK ? 0 : 1;
}
