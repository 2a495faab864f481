/* Counts how often each grid of three is used by packed frames: two bytes a frame. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAMES 64

struct frame {
    unsigned lag[3];
    unsigned grid[3];
};

struct tally {
    size_t used;
    long *seen;
    unsigned frames;
};

static int frame_limit = FRAMES;
static int seen_limit = 8;

static void unpack(struct frame *f, const uint8_t *c)
{
    f->lag[0] = (c[0] >> 2) & 0x7;
    f->grid[0] = c[0] & 0x3;
    f->lag[1] = (c[1] >> 5) & 0x7;
    f->grid[1] = (c[1] >> 3) & 0x3;
    f->lag[2] = c[1] & 0x7;
    f->grid[2] = c[0] >> 5;
}

static void begin(struct tally *t)
{
    t->seen = malloc((size_t)seen_limit * sizeof(long));
    if (!t->seen)
        exit(2);
    memset(t->seen, 0, (size_t)seen_limit);
    t->used = 0;
}

static void count(const struct frame *f)
{
    unsigned long uses[4] = {0};
    int i;

    for (i = 0; i < 3; i++)
        uses[f->grid[i]]++;
    for (i = 0; i < 4; i++)
        printf(" %lu", uses[i]);
    printf(" lag %u\n", f->lag[0] + f->lag[1] + f->lag[2]);
}

int main(int argc, char **argv)
{
    FILE *in = argc > 1 ? fopen(argv[1], "rb") : NULL;
    struct tally all;
    struct frame f;
    uint8_t raw[2];

    if (!in)
        return 2;
    begin(&all);
    all.frames = 0;
    while ((int)all.frames < frame_limit && fread(raw, 1, 2, in) == 2) {
        unpack(&f, raw);
        count(&f);
        all.frames++;
    }
    printf("%u frames, %ld\n", all.frames, all.seen[0]);
    free(all.seen);
    fclose(in);
    return 0;
}
