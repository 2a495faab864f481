#include "midi.h"

#define META_TEMPO 0x51
#define META_END   0x2f

typedef midi_result_t (*event_fn)(midi_song_t *, unsigned track, const uint8_t *data);

static int get_varlen(midi_reader_t *r, uint32_t *value)
{
    uint32_t byte;
    int i;

    *value = 0;
    for (i = 0; i < 4; i++) {
        if (midi_get(r, 1, &byte))
            return -1;
        *value = *value << 7 | (byte & 0x7f);
        if (!(byte & 0x80))
            return 0;
    }
    return -1;
}

static midi_result_t on_note(midi_song_t *song, unsigned track, const uint8_t *data)
{
    if (data[1] != 0)
        song->notes[track]++;
    return MIDI_RESULT_OK;
}

/* data bytes and handler, by the high nibble of the status less 8 */
static const struct {
    unsigned bytes;
    event_fn fn;
} channel_events[7] = {
    { 2, 0 }, { 2, on_note }, { 2, 0 }, { 2, 0 }, { 1, 0 }, { 1, 0 }, { 2, 0 },
};

/* tempo changes are kept in order; only those of the first track count */
static midi_result_t set_tempo(midi_song_t *song, uint32_t tick, uint32_t usec)
{
    midi_tempo_t *last = &song->tempo[song->tempos - 1];

    if (last->tick == tick) {
        last->usec = usec;
        return MIDI_RESULT_OK;
    }
    if (song->tempos == MIDI_MAX_TEMPOS)
        return MIDI_RESULT_LIMIT;
    song->tempo[song->tempos].tick = tick;
    song->tempo[song->tempos].usec = usec;
    song->tempos++;
    return MIDI_RESULT_OK;
}

static midi_result_t read_meta(midi_song_t *song, midi_reader_t *r, unsigned track,
                               uint32_t tick, int *done)
{
    uint32_t type, size, usec;

    if (midi_get(r, 1, &type) || get_varlen(r, &size))
        return MIDI_RESULT_BAD_EVENT;
    if (size > (size_t)(r->end - r->pos))
        return MIDI_RESULT_BAD_EVENT;
    if (type == META_TEMPO && track == 0) {
        if (size != 3)
            return MIDI_RESULT_BAD_EVENT;
        midi_get(r, 3, &usec);
        return set_tempo(song, tick, usec);
    }
    if (type == META_END)
        *done = 1;
    r->pos += size;
    return MIDI_RESULT_OK;
}

static midi_result_t read_sysex(midi_reader_t *r)
{
    uint32_t size;

    if (get_varlen(r, &size) || size > (size_t)(r->end - r->pos))
        return MIDI_RESULT_BAD_EVENT;
    r->pos += size;
    return MIDI_RESULT_OK;
}

midi_result_t midi_read_track(midi_song_t *song, midi_reader_t *r, unsigned track)
{
    midi_result_t res = MIDI_RESULT_OK;
    uint32_t tick = 0, delta, status, running = 0;
    int done = 0;

    while (!done && res == MIDI_RESULT_OK) {
        if (r->pos == r->end)
            return MIDI_RESULT_EOF;
        if (get_varlen(r, &delta) || delta > UINT32_MAX - tick)
            return MIDI_RESULT_BAD_EVENT;
        tick += delta;
        if (r->pos == r->end)
            return MIDI_RESULT_EOF;
        if (*r->pos & 0x80)
            midi_get(r, 1, &status);
        else
            status = running;

        if (status == 0xff) {
            res = read_meta(song, r, track, tick, &done);
        } else if (status == 0xf0 || status == 0xf7) {
            res = read_sysex(r);
        } else if (status >= 0x80 && status < 0xf0) {
            unsigned kind = (status >> 4) - 8;

            if ((size_t)(r->end - r->pos) < channel_events[kind].bytes)
                return MIDI_RESULT_EOF;
            if (channel_events[kind].fn)
                res = channel_events[kind].fn(song, track, r->pos);
            r->pos += channel_events[kind].bytes;
            running = status;
        } else {
            return MIDI_RESULT_BAD_EVENT;
        }
    }
    song->length[track] = tick;
    return res;
}
