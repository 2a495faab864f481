#include <stdio.h>
#include <stdlib.h>

struct ring {
    unsigned length;
    unsigned changes;
};

static unsigned set_length(struct ring *ring, unsigned length)
{
    ring->changes++;
    ring->length = length;
    return length;
}

static int place(struct ring *ring, unsigned at, unsigned length)
{
    if (at > 1000)
        return -1;
    return (int)(at % set_length(ring, length));
}

int main(int argc, char **argv)
{
    struct ring ring = {0, 0};

    if (argc != 3)
        return 1;
    printf("%d\n", place(&ring, (unsigned)atoi(argv[1]), (unsigned)atoi(argv[2])));
    return ring.changes == 1 ? 0 : 1;
}
