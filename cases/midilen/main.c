/* midilen: how long the tracks of a standard MIDI file play. */
#include "midi.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void print_time(uint64_t usec)
{
    printf("%" PRIu64 ":%02" PRIu64 ".%03" PRIu64, usec / 60000000,
           usec / 1000000 % 60, usec / 1000 % 1000);
}

static void print_song(const midi_song_t *song)
{
    uint32_t longest = 0;
    unsigned i;

    if (song->smpte)
        printf("format %u, %u fps, %u ticks/frame\n", song->format, song->fps, song->tpf);
    else
        printf("format %u, %u ticks/beat, %u tempos\n", song->format, song->ppq, song->tempos);
    for (i = 0; i < song->tracks; i++) {
        printf("track %u: %u notes, ", i, song->notes[i]);
        print_time(midi_usec(song, song->length[i]));
        putchar('\n');
        if (song->length[i] > longest)
            longest = song->length[i];
    }
    printf("total ");
    print_time(midi_usec(song, longest));
    putchar('\n');
}

int main(int argc, char **argv)
{
    static const char *const text[] = { "ok", "unexpected end", "bad chunk",
        "bad header", "bad event", "limit exceeded" };
    static midi_song_t song;
    midi_result_t res;
    uint8_t *data;
    size_t size;
    FILE *in;

    if (argc != 2 || (in = fopen(argv[1], "rb")) == NULL) {
        fprintf(stderr, "usage: midilen file.mid\n");
        return 2;
    }
    data = malloc(1 << 20);
    if (data == NULL) {
        fclose(in);
        return 2;
    }
    size = fread(data, 1, 1 << 20, in);
    fclose(in);

    res = midi_load(&song, data, size);
    free(data);
    if (res != MIDI_RESULT_OK) {
        fprintf(stderr, "midilen: %s\n", text[res]);
        return 1;
    }
    print_song(&song);
    return 0;
}
