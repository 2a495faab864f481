#include "midi.h"

#include <string.h>

/* big-endian number of one to four bytes */
int midi_get(midi_reader_t *r, unsigned bytes, uint32_t *value)
{
    if ((size_t)(r->end - r->pos) < bytes)
        return -1;
    *value = 0;
    while (bytes--)
        *value = *value << 8 | *r->pos++;
    return 0;
}

static midi_result_t read_chunk(midi_reader_t *r, const char *id, midi_reader_t *body)
{
    uint32_t size;

    if (r->end - r->pos < 8)
        return MIDI_RESULT_EOF;
    if (memcmp(r->pos, id, 4) != 0)
        return MIDI_RESULT_BAD_CHUNK;
    r->pos += 4;
    midi_get(r, 4, &size);
    if (size > (size_t)(r->end - r->pos))
        return MIDI_RESULT_EOF;
    body->pos = r->pos;
    body->end = r->pos + size;
    r->pos += size;
    return MIDI_RESULT_OK;
}

static midi_result_t read_header(midi_song_t *song, midi_reader_t *r)
{
    uint32_t format, tracks, division;

    if (midi_get(r, 2, &format) || midi_get(r, 2, &tracks) || midi_get(r, 2, &division))
        return MIDI_RESULT_BAD_HEADER;
    if (format > 1)
        return MIDI_RESULT_BAD_HEADER;
    if (tracks == 0 || (format == 0 && tracks != 1))
        return MIDI_RESULT_BAD_HEADER;
    if (tracks > MIDI_MAX_TRACKS)
        return MIDI_RESULT_LIMIT;
    song->format = format;
    song->tracks = tracks;
    if (division & 0x8000) {
        /* minus the frame rate in the high byte, two's complement */
        song->smpte = 1;
        song->fps = (0x100 - (division >> 8)) & 0x7f;
        song->tpf = division & 0xff;
    } else {
        song->smpte = 0;
        song->ppq = division;
    }
    return MIDI_RESULT_OK;
}

midi_result_t midi_load(midi_song_t *song, const uint8_t *data, size_t size)
{
    midi_reader_t file = { data, data + size };
    midi_reader_t body;
    midi_result_t res;
    unsigned i;

    memset(song, 0, sizeof *song);
    song->tempo[0].usec = MIDI_DEFAULT_TEMPO;
    song->tempos = 1;

    res = read_chunk(&file, "MThd", &body);
    if (res == MIDI_RESULT_OK)
        res = read_header(song, &body);
    for (i = 0; res == MIDI_RESULT_OK && i < song->tracks; i++) {
        res = read_chunk(&file, "MTrk", &body);
        if (res == MIDI_RESULT_OK)
            res = midi_read_track(song, &body, i);
    }
    return res;
}

/* the time of a tick, in microseconds from the start */
uint64_t midi_usec(const midi_song_t *song, uint32_t tick)
{
    uint64_t usec = 0;
    unsigned i;

    if (song->smpte)
        return (uint64_t)tick * 1000000 / (song->fps * song->tpf);

    for (i = 0; i < song->tempos; i++) {
        const midi_tempo_t *t = &song->tempo[i];
        uint32_t until = tick;

        if (t->tick >= tick && i > 0)
            break;
        if (i + 1 < song->tempos && song->tempo[i + 1].tick < tick)
            until = song->tempo[i + 1].tick;
        usec += (uint64_t)(until - t->tick) * t->usec / song->ppq;
    }
    return usec;
}
