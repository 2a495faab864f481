/* wavlen: how long does a RIFF/WAVE file play? */
#ifndef WAVLEN_WAV_H
#define WAVLEN_WAV_H

#include <stddef.h>
#include <stdint.h>

#define LE16(p) ((uint16_t)((p)[0] | (p)[1] << 8))
#define LE32(p) ((uint32_t)LE16(p) | (uint32_t)LE16((p) + 2) << 16)

#define FOURCC(a, b, c, d) \
    ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

#define DIV_ROUND_UP(a, b) (((a) + (b) - 1) / (b))

/* Leave the function with `err` unless the condition holds. */
#define REQUIRE(cond, err) \
    do {                   \
        if (!(cond))       \
            return (err);  \
    } while (0)

#define TRY(call)                  \
    do {                           \
        enum wav_error e_ = (call); \
        if (e_ != WAV_OK)          \
            return e_;             \
    } while (0)

enum wav_error {
    WAV_OK,
    WAV_E_NOT_RIFF,
    WAV_E_TRUNCATED,
    WAV_E_BAD_FMT,
    WAV_E_CODEC,
    WAV_E_NO_FMT,
    WAV_E_NO_DATA
};

enum wav_codec {
    WAV_PCM = 0x0001,
    WAV_IMA_ADPCM = 0x0011
};

#define WAV_MAX_CHANNELS 8

struct wav_fmt {
    uint16_t codec;
    uint16_t channels;
    uint32_t rate;        /* sample frames per second */
    uint16_t block_align; /* bytes per frame (PCM) or per block (ADPCM) */
    uint16_t bits;
    uint16_t block_frames; /* sample frames in one block, ADPCM only */
};

struct wav_info {
    struct wav_fmt fmt;
    uint32_t data_len;
};

/* riff.c */
enum wav_error wav_parse(const uint8_t *buf, size_t len, struct wav_info *info);
const char *wav_strerror(enum wav_error err);

/* fmt.c */
enum wav_error fmt_parse(const uint8_t *body, uint32_t len, struct wav_fmt *fmt);
const char *fmt_codec_name(const struct wav_fmt *fmt);

/* duration.c */
uint64_t wav_frames(const struct wav_info *info);
uint64_t wav_duration_ms(const struct wav_info *info);

#endif
