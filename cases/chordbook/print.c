#include "song.h"

#include <string.h>

/* How far the chords that are shown lie above those that were written. */
int song_shift(const Song *song)
{
    int shift = song->transpose;

    /* shapes with a capo are as much lower as the capo makes them sound higher */
    if (song->capo > 0)
        shift += SEMITONES - song->capo;
    return shift;
}

static void pad(FILE *out, int n)
{
    while (n-- > 0)
        putc(' ', out);
}

static void print_chords(const Song *song, const Line *line, FILE *out)
{
    int shift = song_shift(song);
    int at = 0, want = 0;
    const Piece *p;

    for (p = line->first; p; p = p->next) {
        if (p->has_chord) {
            if (at > 0 && at >= want)
                want = at + 1;
            pad(out, want - at);
            at = want + chord_print(out, &p->chord, shift, song->flats);
        }
        want += (int)strlen(p->words);
    }
    putc('\n', out);
}

/* The roots that occur, from C up as they were written. */
static void print_roots(const Song *song, FILE *out)
{
    bool seen[SEMITONES] = { false };
    const Line *line;
    const Piece *p;
    int i;
    bool any = false;

    for (line = song->first; line; line = line->next)
        for (p = line->first; p; p = p->next)
            if (p->has_chord)
                any = seen[p->chord.root] = true;
    if (!any)
        return;
    fputs("roots:", out);
    for (i = 0; i < SEMITONES; i++)
        if (seen[i]) {
            putc(' ', out);
            note_print(out, i + song_shift(song), song->flats);
        }
    putc('\n', out);
}

void song_print(const Song *song, FILE *out)
{
    const Line *line;
    const Piece *p;

    fprintf(out, "%s\n", song->title ? song->title : "(untitled)");
    if (song->capo)
        fprintf(out, "capo %d\n", song->capo);
    for (line = song->first; line; line = line->next) {
        if (line->chords)
            print_chords(song, line, out);
        for (p = line->first; p; p = p->next)
            fputs(p->words, out);
        putc('\n', out);
    }
    print_roots(song, out);
}
