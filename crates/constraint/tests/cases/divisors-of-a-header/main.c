#include <stdio.h>

struct clock {
    int by_frames;
    unsigned frames;
    unsigned ticks;
    unsigned beats;
};

static int read_clock(struct clock *clock, unsigned word)
{
    if (word == 0xffff)
        return -1;
    if (word & 0x8000) {
        clock->by_frames = 1;
        clock->frames = word >> 8 & 0x7f;
        clock->ticks = word & 0xff;
    } else {
        clock->by_frames = 0;
        clock->beats = word;
    }
    return 0;
}

static unsigned seconds(const struct clock *clock, unsigned at)
{
    if (clock->by_frames)
        return at / (clock->frames * clock->ticks);
    return at * 60 / clock->beats;
}

int main(void)
{
    struct clock clock = { 0, 1, 1, 1 };

    if (read_clock(&clock, 0) < 0)
        return 1;
    printf("%u\n", seconds(&clock, 5));
    return 0;
}
