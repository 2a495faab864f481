#include "wav.h"

#define FMT_MIN_LEN 16
#define FMT_EXT_LEN 20 /* plus the extension's size and one field of it */

static enum wav_error check_pcm(const struct wav_fmt *fmt)
{
    switch (fmt->bits) {
    case 8:
    case 16:
    case 24:
    case 32:
        return WAV_OK;
    default:
        return WAV_E_BAD_FMT;
    }
}

static enum wav_error parse_adpcm(const uint8_t *body, uint32_t len, struct wav_fmt *fmt)
{
    REQUIRE(len >= FMT_EXT_LEN, WAV_E_BAD_FMT);
    REQUIRE(fmt->bits == 4, WAV_E_BAD_FMT);
    fmt->block_frames = LE16(body + 18);
    return WAV_OK;
}

enum wav_error fmt_parse(const uint8_t *body, uint32_t len, struct wav_fmt *fmt)
{
    REQUIRE(len >= FMT_MIN_LEN, WAV_E_BAD_FMT);

    fmt->codec = LE16(body);
    fmt->channels = LE16(body + 2);
    fmt->rate = LE32(body + 4);
    /* body + 8 is the byte rate, which many writers get wrong. */
    fmt->block_align = LE16(body + 12);
    fmt->bits = LE16(body + 14);
    fmt->block_frames = 1;

    REQUIRE(fmt->channels >= 1 && fmt->channels <= WAV_MAX_CHANNELS, WAV_E_BAD_FMT);
    REQUIRE(fmt->rate > 0, WAV_E_BAD_FMT);

    switch (fmt->codec) {
    case WAV_PCM:
        return check_pcm(fmt);
    case WAV_IMA_ADPCM:
        return parse_adpcm(body, len, fmt);
    default:
        return WAV_E_CODEC;
    }
}

const char *fmt_codec_name(const struct wav_fmt *fmt)
{
    return fmt->codec == WAV_IMA_ADPCM ? "ima-adpcm" : "pcm";
}
