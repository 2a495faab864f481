#include "song.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 512 };

typedef const char *(*SetFn)(Song *song, const char *value);

static bool number(const char *s, long lo, long hi, int *out)
{
    char *end;
    long v = strtol(s, &end, 10);

    if (end == s || *end || v < lo || v > hi)
        return false;
    *out = (int)v;
    return true;
}

static const char *set_title(Song *song, const char *value)
{
    song->title = arena_text(song->arena, value, strlen(value));
    return NULL;
}

static const char *set_transpose(Song *song, const char *value)
{
    int by;

    if (!number(value, -24, 24, &by))
        return "transpose by -24 to 24 semitones";
    song->transpose = (by % SEMITONES + SEMITONES) % SEMITONES;
    return NULL;
}

static const char *set_capo(Song *song, const char *value)
{
    if (!number(value, 0, SEMITONES - 1, &song->capo))
        return "capo goes on fret 0 to 11";
    return NULL;
}

static const char *set_accidentals(Song *song, const char *value)
{
    song->flats = strcmp(value, "flats") == 0;
    if (!song->flats && strcmp(value, "sharps") != 0)
        return "flats or sharps";
    return NULL;
}

static const struct {
    const char *key;
    SetFn set;
} settings[] = {
    { "title",       set_title },
    { "transpose",   set_transpose },
    { "capo",        set_capo },
    { "accidentals", set_accidentals },
};

static const char *directive(Song *song, char *text)
{
    char *close = strchr(text, '}');
    char *value = strchr(text, ':');
    size_t i;

    if (!close || close[1] || !value)
        return "bad directive";
    *close = '\0';
    *value++ = '\0';
    while (isspace((unsigned char)*value))
        value++;
    for (i = 0; i < sizeof settings / sizeof *settings; i++)
        if (strcmp(settings[i].key, text) == 0)
            return settings[i].set(song, value);
    return "unknown directive";
}

static const char *lyrics(Song *song, const char *s)
{
    Line *line = arena_take(song->arena, sizeof *line);
    Piece **last = &line->first;

    *song->last = line;
    song->last = &line->next;
    while (*s) {
        Piece *p = arena_take(song->arena, sizeof *p);
        size_t len;

        if (*s == '[') {
            const char *end = strchr(s, ']');

            if (!end)
                return "missing ]";
            if (!chord_parse(song->arena, s + 1, end - s - 1, &p->chord))
                return "not a chord";
            p->has_chord = line->chords = true;
            s = end + 1;
        }
        len = strcspn(s, "[");
        p->words = arena_text(song->arena, s, len);
        s += len;
        *last = p;
        last = &p->next;
    }
    return NULL;
}

const char *song_read(Song *song, FILE *in, int *line_nr)
{
    char buf[LONGEST];
    const char *wrong = NULL;

    for (*line_nr = 1; !wrong && fgets(buf, sizeof buf, in); ++*line_nr) {
        buf[strcspn(buf, "\r\n")] = '\0';
        if (buf[0] == '#')
            continue;
        wrong = buf[0] == '{' ? directive(song, buf + 1) : lyrics(song, buf);
    }
    --*line_nr;
    return wrong;
}
