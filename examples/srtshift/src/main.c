/* srtshift: move the times of a subtitle file. */
#include "srt.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
    fputs("usage: srtshift [-c] [-m MILLISECONDS] FILE\n"
          "  -m  move all cues by this much, later or, below zero, earlier\n"
          "  -c  only count the cues\n", stderr);
    return 2;
}

static int parse_shift(const char *arg, long *shift)
{
    char *end;

    errno = 0;
    *shift = strtol(arg, &end, 10);
    return errno == 0 && end != arg && *end == '\0' && labs(*shift) <= SRT_TIME_MAX ? 0 : -1;
}

int main(int argc, char **argv)
{
    struct srt doc;
    enum srt_err err;
    int count = 0, i;
    long shift = 0;
    FILE *in;

    for (i = 1; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "-c") == 0)
            count = 1;
        else if (strcmp(argv[i], "-m") != 0 || ++i == argc || parse_shift(argv[i], &shift) != 0)
            return usage();
    }
    if (i + 1 != argc)
        return usage();

    in = fopen(argv[i], "rb");
    if (!in) {
        fprintf(stderr, "srtshift: %s: %s\n", argv[i], strerror(errno));
        return 1;
    }
    err = srt_load(&doc, in);
    fclose(in);
    if (err != SRT_OK) {
        fprintf(stderr, "srtshift: %s:%u: %s\n", argv[i], doc.line, srt_message(err));
        return 1;
    }

    srt_shift(&doc, shift);
    if (count)
        printf("%zu\n", doc.count);
    else
        srt_write(&doc, stdout);
    srt_free(&doc);
    return 0;
}
