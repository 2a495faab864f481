#ifndef MIDI_H
#define MIDI_H

#include <stdint.h>
#include <stddef.h>

#define MIDI_MAX_TRACKS 32
#define MIDI_MAX_TEMPOS 256
#define MIDI_DEFAULT_TEMPO 500000u   /* microseconds in a quarter note */

typedef enum midi_result_e {
    MIDI_RESULT_OK,
    MIDI_RESULT_EOF,
    MIDI_RESULT_BAD_CHUNK,
    MIDI_RESULT_BAD_HEADER,
    MIDI_RESULT_BAD_EVENT,
    MIDI_RESULT_LIMIT
} midi_result_t;

typedef struct midi_reader_s {
    const uint8_t *pos;
    const uint8_t *end;
} midi_reader_t;

typedef struct midi_tempo_s {
    uint32_t tick;
    uint32_t usec;
} midi_tempo_t;

typedef struct midi_song_s {
    unsigned format;
    unsigned tracks;
    int smpte;                  /* the division counts frames, not beats */
    unsigned ppq;               /* ticks in a quarter note */
    unsigned fps;               /* frames in a second */
    unsigned tpf;               /* ticks in a frame */

    midi_tempo_t tempo[MIDI_MAX_TEMPOS];
    unsigned tempos;

    uint32_t length[MIDI_MAX_TRACKS];   /* in ticks */
    uint32_t notes[MIDI_MAX_TRACKS];
} midi_song_t;

midi_result_t midi_load(midi_song_t *song, const uint8_t *data, size_t size);
midi_result_t midi_read_track(midi_song_t *song, midi_reader_t *r, unsigned track);
uint64_t midi_usec(const midi_song_t *song, uint32_t tick);
int midi_get(midi_reader_t *r, unsigned bytes, uint32_t *value);

#endif
