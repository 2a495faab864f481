#include "song.h"

#include <string.h>

/*
 * Two octaves of each, so that a note can be shifted by up to an octave
 * and be looked up as it is.
 */
static const char sharps[2 * SEMITONES][3] = {
    "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B",
    "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B",
};
static const char flats_[2 * SEMITONES][3] = {
    "C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B",
    "C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B",
};

/* Reads a note at s, moves s behind it; -1 if there is none. */
static int note_parse(const char **s, const char *end)
{
    static const int white[] = { 9, 11, 0, 2, 4, 5, 7 };    /* A to G */
    int note;

    if (*s == end || **s < 'A' || **s > 'G')
        return -1;
    note = white[*(*s)++ - 'A'];
    if (*s < end && **s == '#') {
        note++;
        (*s)++;
    } else if (*s < end && **s == 'b') {
        note += SEMITONES - 1;
        (*s)++;
    }
    return note % SEMITONES;
}

bool chord_parse(Arena *a, const char *s, size_t len, Chord *out)
{
    const char *end = s + len;
    const char *slash;

    out->root = note_parse(&s, end);
    if (out->root < 0)
        return false;
    slash = memchr(s, '/', end - s);
    out->suffix = arena_text(a, s, (slash ? slash : end) - s);
    out->bass = -1;
    if (slash) {
        s = slash + 1;
        out->bass = note_parse(&s, end);
        if (out->bass < 0 || s != end)
            return false;
    }
    return true;
}

int note_print(FILE *out, int note, bool flats)
{
    const char (*names)[3] = flats ? flats_ : sharps;
    const char *p;
    int n = 0;

    for (p = names[note]; *p; p++, n++)
        putc(*p, out);
    return n;
}

int chord_print(FILE *out, const Chord *c, int shift, bool flats)
{
    int n = note_print(out, c->root + shift, flats);

    n += fprintf(out, "%s", c->suffix);
    if (c->bass >= 0) {
        putc('/', out);
        n += 1 + note_print(out, c->bass + shift, flats);
    }
    return n;
}
