#include <stdio.h>

#define ROWS 4
#define WIDTH 8

struct part {
    int row;
    long sum;
};

short weights[ROWS * WIDTH];

static int read_part(struct part *part, const unsigned char *bytes, int n)
{
    if (n < 2)
        return -1;
    part->row = bytes[0];
    part->sum = bytes[1];
    return 0;
}

static void weigh(struct part *part)
{
    const short *row = weights + part->row * WIDTH;
    int i;

    for (i = 0; i < WIDTH; i++)
        part->sum += row[i];
}

int main(void)
{
    static const unsigned char bytes[] = { 4, 1 };
    struct part part;

    if (read_part(&part, bytes, sizeof bytes) < 0)
        return 1;
    weigh(&part);
    printf("%ld\n", part.sum);
    return 0;
}
