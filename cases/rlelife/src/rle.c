#include <ctype.h>
#include <stdio.h>

#include "rle.h"

#define MAX_RUN 1000000u

const char *rle_place(Grid *g, const char *s, uint32_t x, uint32_t y)
{
    uint32_t cx = x, cy = y, run;

    for (;;) {
        run = 0;
        while (isdigit((unsigned char)*s)) {
            run = run * 10 + (uint32_t)(*s++ - '0');
            if (run > MAX_RUN)
                return "run too long";
        }
        if (run == 0)
            run = 1;
        switch (*s++) {
        case 'b':
            if (run > g->w - cx)
                return "pattern does not fit";
            cx += run;
            break;
        case 'o':
            if (cy >= g->h || run > g->w - cx)
                return "pattern does not fit";
            while (run--)
                CELL(g, cx++, cy) = 1;
            break;
        case '$':
            if (run > g->h - cy)
                return "pattern does not fit";
            cy += run;
            cx = x;
            break;
        case '!':
            return *s ? "text after pattern" : NULL;
        case '\0':
            return "pattern not ended";
        default:
            return "bad character in pattern";
        }
    }
}

#define EMIT(n, c) do { \
        if ((n) > 1) \
            printf("%u", (unsigned)(n)); \
        if ((n) > 0) \
            putchar(c); \
    } while (0)

void rle_write(const Grid *g)
{
    uint32_t x, y, run, rows = 0;

    for (y = 0; y < g->h; y++) {
        uint32_t gap = 0;

        for (x = 0; x < g->w; x += run) {
            uint8_t c = CELL(g, x, y);

            for (run = 1; x + run < g->w && CELL(g, x + run, y) == c; run++)
                ;
            if (!c) {
                gap = run;
                continue;
            }
            EMIT(rows, '$');
            rows = 0;
            EMIT(gap, 'b');
            gap = 0;
            EMIT(run, 'o');
        }
        rows++;
    }
    puts("!");
}
