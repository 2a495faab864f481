/* A template is split at its marks; the pieces are counted when all of them are stored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_PIECES 8

static const char *pieces[MOST_PIECES];

static void too_many(const char *what, int most)
{
    fprintf(stderr, "more than %d %s\n", most, what);
    exit(2);
}

static int split(const char *text)
{
    int count = 0;
    const char *from = text;

    while (*text) {
        if (*text == '&') {
            if (text != from)
                pieces[count++] = from;
            pieces[count++] = NULL;
            from = ++text;
            continue;
        }
        text++;
    }
    if (text > from || count == 0)
        pieces[count++] = from;
    if (count > MOST_PIECES)
        too_many("pieces", MOST_PIECES);
    return count;
}

int main(int argc, char **argv)
{
    return argc == 2 && split(argv[1]) > 0 ? 0 : 1;
}
