/* tinybas - run a small BASIC program */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basic.h"

#define MAX_LINES 1000

static int load(Basic *b, FILE *f)
{
    char buf[512], *end;
    long number, before = 0;

    while (fgets(buf, sizeof buf, f)) {
        buf[strcspn(buf, "\r\n")] = '\0';
        if (!buf[0])
            continue;
        if (b->nlines == MAX_LINES)
            return fail(b, "program too long");
        number = strtol(buf, &end, 10);
        if (end == buf || number <= before || number > 99999)
            return fail(b, "bad line number");
        before = number;
        b->lines[b->nlines].number = number;
        b->lines[b->nlines].text = strdup(end);
        if (!b->lines[b->nlines].text)
            return fail(b, "out of memory");
        b->nlines++;
    }
    return 0;
}

int main(int argc, char **argv)
{
    Basic b;
    FILE *f;
    size_t i;
    int rc = 1;

    if (argc != 2 || !(f = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: tinybas PROGRAM\n");
        return 2;
    }
    memset(&b, 0, sizeof b);
    b.lines = calloc(MAX_LINES, sizeof *b.lines);
    if (!b.lines)
        goto out;
    if (load(&b, f) < 0) {
        fprintf(stderr, "tinybas: %s\n", b.err);
        goto out;
    }
    if (run(&b) < 0) {
        fflush(stdout);
        fprintf(stderr, "tinybas: line %ld: %s\n", b.lines[b.pc].number, b.err);
        goto out;
    }
    rc = 0;
out:
    for (i = 0; i < b.nlines; i++)
        free(b.lines[i].text);
    free(b.lines);
    vars_free(&b);
    fclose(f);
    return rc;
}
