#ifndef ADP_H
#define ADP_H

#include <stddef.h>
#include <stdint.h>

#define ADP_MAX_CHANNELS 2
#define ADP_PREAMBLE     4

typedef enum {
    ADP_OK = 0,
    ADP_SHORT,
    ADP_MAGIC,
    ADP_CHANNELS,
    ADP_BLOCK,
    ADP_NOMEM
} adp_status;

typedef struct {
    unsigned channels;
    unsigned rate;
    unsigned blockAlign;
    uint32_t frames;
} adp_header;

/* What one channel remembers from nibble to nibble. */
typedef struct {
    int32_t predictor;
    uint8_t index;
} adp_channel;

typedef struct {
    adp_header head;
    adp_channel chan[ADP_MAX_CHANNELS];
    const uint8_t *data;
    size_t size;
    size_t pos;
} adp_stream;

adp_status adp_open(adp_stream *s, const uint8_t *data, size_t size);

/* Frames in a full block. */
unsigned adp_block_frames(const adp_header *h);

/*
 * Decodes the next block into out (adp_block_frames frames, interleaved).
 * *frames is 0 at the end.
 */
adp_status adp_next_block(adp_stream *s, int16_t *out, unsigned *frames);

const char *adp_strerror(adp_status st);

/* ima.c */
int16_t ima_expand(adp_channel *c, unsigned nibble);
unsigned ima_step_of(const adp_channel *c);

#endif
