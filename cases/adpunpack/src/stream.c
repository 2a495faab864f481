#include "adp.h"

#include <string.h>

#define HEADER_SIZE 14

static unsigned le16(const uint8_t *p)
{
    return (unsigned)p[0] | (unsigned)p[1] << 8;
}

static uint32_t le32(const uint8_t *p)
{
    return (uint32_t)le16(p) | (uint32_t)le16(p + 2) << 16;
}

static const char *const messages[] = {
    "ok", "file is too short", "not an ADP file", "bad number of channels",
    "bad block size", "out of memory"
};

const char *adp_strerror(adp_status st)
{
    return messages[st];
}

static adp_status check_header(const adp_header *h)
{
    unsigned preamble;

    if (h->channels == 0 || h->channels > ADP_MAX_CHANNELS)
        return ADP_CHANNELS;
    preamble = h->channels * ADP_PREAMBLE;
    if (h->blockAlign <= preamble || h->blockAlign > 4096)
        return ADP_BLOCK;
    if ((h->blockAlign - preamble) % (4 * h->channels) != 0)
        return ADP_BLOCK;
    return ADP_OK;
}

adp_status adp_open(adp_stream *s, const uint8_t *data, size_t size)
{
    memset(s, 0, sizeof *s);
    if (size < HEADER_SIZE)
        return ADP_SHORT;
    if (memcmp(data, "ADP1", 4) != 0)
        return ADP_MAGIC;
    s->head.channels = data[4];
    s->head.rate = le16(data + 6);
    s->head.blockAlign = le16(data + 8);
    s->head.frames = le32(data + 10);
    s->data = data + HEADER_SIZE;
    s->size = size - HEADER_SIZE;
    return check_header(&s->head);
}

unsigned adp_block_frames(const adp_header *h)
{
    unsigned body = h->blockAlign - h->channels * ADP_PREAMBLE;

    return 1 + body * 2 / h->channels;
}

/* predictor (16 bits), step index, reserved */
static void load_preamble(adp_channel *c, const uint8_t *p)
{
    c->predictor = (int16_t)le16(p);
    c->index = p[2];
}

/* Four bytes, eight samples, of one channel. */
static void decode_group(adp_channel *c, const uint8_t *in, int16_t *out, unsigned stride)
{
    unsigned i;

    for (i = 0; i < 4; i++) {
        *out = ima_expand(c, in[i] & 15u);
        out += stride;
        *out = ima_expand(c, in[i] >> 4);
        out += stride;
    }
}

adp_status adp_next_block(adp_stream *s, int16_t *out, unsigned *frames)
{
    const adp_header *h = &s->head;
    const uint8_t *in = s->data + s->pos;
    size_t left = s->size - s->pos;
    unsigned groups, ch, g;

    *frames = 0;
    if (left == 0)
        return ADP_OK;
    if (left < h->blockAlign)
        return ADP_SHORT;

    for (ch = 0; ch < h->channels; ch++) {
        load_preamble(&s->chan[ch], in);
        out[ch] = (int16_t)s->chan[ch].predictor;
        in += ADP_PREAMBLE;
    }
    out += h->channels;

    groups = (h->blockAlign - h->channels * ADP_PREAMBLE) / (4 * h->channels);
    for (g = 0; g < groups; g++) {
        for (ch = 0; ch < h->channels; ch++) {
            decode_group(&s->chan[ch], in, out + ch, h->channels);
            in += 4;
        }
        out += 8 * h->channels;
    }
    s->pos += h->blockAlign;
    *frames = adp_block_frames(h);
    return ADP_OK;
}
