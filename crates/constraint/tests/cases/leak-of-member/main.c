#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct track {
    char *title;
    char *artist;
    int seconds;
    struct track *next;
};

static struct track *track_new(const char *title, const char *artist)
{
    struct track *track = calloc(1, sizeof(*track));

    if (!track)
        return NULL;
    track->title = strdup(title);
    if (artist)
        track->artist = strdup(artist);
    return track;
}

static void track_free(struct track *track)
{
    if (!track)
        return;
    if (track->title)
        free(track->title);
    free(track);
}

int main(int argc, char **argv)
{
    struct track *track = track_new("one", argc > 1 ? argv[1] : NULL);

    if (!track)
        return 1;
    puts(track->artist ? track->artist : "unknown");
    track_free(track);
    return 0;
}
