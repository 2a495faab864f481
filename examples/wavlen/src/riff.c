#include "wav.h"

#define RIFF_HEADER_LEN 12
#define CHUNK_HEADER_LEN 8

enum seen {
    SEEN_FMT = 1 << 0,
    SEEN_DATA = 1 << 1
};

struct reader {
    const uint8_t *buf;
    size_t len;
    size_t pos;
    unsigned seen;
};

static size_t left(const struct reader *r)
{
    return r->len - r->pos;
}

static enum wav_error read_chunk(struct reader *r, struct wav_info *info)
{
    uint32_t id = LE32(r->buf + r->pos);
    uint32_t len = LE32(r->buf + r->pos + 4);
    const uint8_t *body;

    r->pos += CHUNK_HEADER_LEN;
    body = r->buf + r->pos;

    switch (id) {
    case FOURCC('f', 'm', 't', ' '):
        REQUIRE(len <= left(r), WAV_E_TRUNCATED);
        TRY(fmt_parse(body, len, &info->fmt));
        r->seen |= SEEN_FMT;
        break;
    case FOURCC('d', 'a', 't', 'a'):
        /* Streaming writers leave the length at its maximum. */
        if (len > left(r))
            len = (uint32_t)left(r);
        info->data_len = len;
        r->seen |= SEEN_DATA;
        break;
    default:
        REQUIRE(len <= left(r), WAV_E_TRUNCATED);
        break;
    }

    r->pos += len;
    if (len % 2 != 0 && left(r) > 0)
        r->pos++; /* chunks start at even offsets */
    return WAV_OK;
}

enum wav_error wav_parse(const uint8_t *buf, size_t len, struct wav_info *info)
{
    struct reader r = { buf, len, RIFF_HEADER_LEN, 0 };

    REQUIRE(len >= RIFF_HEADER_LEN, WAV_E_NOT_RIFF);
    REQUIRE(LE32(buf) == FOURCC('R', 'I', 'F', 'F'), WAV_E_NOT_RIFF);
    REQUIRE(LE32(buf + 8) == FOURCC('W', 'A', 'V', 'E'), WAV_E_NOT_RIFF);

    while (left(&r) >= CHUNK_HEADER_LEN && !(r.seen & SEEN_DATA))
        TRY(read_chunk(&r, info));

    REQUIRE(r.seen & SEEN_FMT, WAV_E_NO_FMT);
    REQUIRE(r.seen & SEEN_DATA, WAV_E_NO_DATA);
    return WAV_OK;
}

const char *wav_strerror(enum wav_error err)
{
    static const char *const text[] = {
        [WAV_OK] = "no error",
        [WAV_E_NOT_RIFF] = "not a RIFF/WAVE file",
        [WAV_E_TRUNCATED] = "chunk is longer than the file",
        [WAV_E_BAD_FMT] = "impossible values in the fmt chunk",
        [WAV_E_CODEC] = "unknown codec",
        [WAV_E_NO_FMT] = "no fmt chunk before the data",
        [WAV_E_NO_DATA] = "no data chunk",
    };

    return text[err];
}
