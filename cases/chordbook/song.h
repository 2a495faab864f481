#ifndef SONG_H
#define SONG_H

#include "arena.h"

#include <stdbool.h>
#include <stdio.h>

enum { SEMITONES = 12 };

typedef struct Chord {
    int root;               /* 0 is C, 11 is B */
    int bass;               /* -1: none */
    const char *suffix;     /* "m7", "sus4", ... */
} Chord;

/* One piece of a line: a chord, or none, and the words sung to it. */
typedef struct Piece Piece;
struct Piece {
    bool has_chord;
    Chord chord;
    const char *words;
    Piece *next;
};

typedef struct Line Line;
struct Line {
    Piece *first;
    bool chords;            /* any at all */
    Line *next;
};

typedef struct Song {
    Arena *arena;
    const char *title;
    int transpose;          /* semitones up, 0 to 11 */
    int capo;               /* fret, 0 to 11 */
    bool flats;
    Line *first, **last;
} Song;

/* chord.c */
bool chord_parse(Arena *a, const char *s, size_t len, Chord *out);
/* Writes the chord, shifted up, and returns how many characters that took. */
int chord_print(FILE *out, const Chord *c, int shift, bool flats);
int note_print(FILE *out, int note, bool flats);

/* read.c */
/* NULL, or what is wrong; the line is put into *line_nr */
const char *song_read(Song *song, FILE *in, int *line_nr);

/* print.c */
int song_shift(const Song *song);
void song_print(const Song *song, FILE *out);

#endif
