/* chordbook: sets a song with its chords above the words */
#include "song.h"

int main(int argc, char **argv)
{
    Song song = { 0 };
    const char *wrong;
    int line_nr;
    FILE *in;

    if (argc != 2) {
        fputs("usage: chordbook SONG\n", stderr);
        return 2;
    }
    in = fopen(argv[1], "r");
    if (!in) {
        perror(argv[1]);
        return 1;
    }
    song.arena = arena_open();
    song.last = &song.first;
    wrong = song_read(&song, in, &line_nr);
    if (wrong)
        fprintf(stderr, "chordbook: line %d: %s\n", line_nr, wrong);
    else
        song_print(&song, stdout);
    fclose(in);
    arena_close(song.arena);
    return wrong ? 1 : 0;
}
