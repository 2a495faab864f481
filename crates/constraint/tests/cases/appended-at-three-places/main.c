/* A template is split at its marks; the pieces are counted when all of them are stored. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_PIECES 8

static const char *pieces[MOST_PIECES];

static void leave(int status)
{
    fflush(stdout);
    exit(status);
}

static void too_many(const char *what, int most)
{
    fprintf(stderr, "more than %d %s\n", most, what);
    leave(2);
}

static int split(const char *text)
{
    unsigned short count = 0;
    const char *from = text;

    while (1) {
        switch (*text) {
        case '\0':
            goto done;
        case '&':
            if (text != from) {
                printf("text before %d\n", count);
                pieces[count++] = from;
            }
            pieces[count++] = NULL;
            from = ++text;
            continue;
        default:
            break;
        }
        text++;
    }

done:
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
