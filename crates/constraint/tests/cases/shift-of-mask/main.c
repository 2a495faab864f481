#include <stdio.h>
#include <stdlib.h>

/* A mask may lose some of its bits at the top. */
static int mask_at(unsigned at, unsigned *out)
{
    if (at == 7)
        return -1;
    *out = 0xf0u << at;
    return 0;
}

int main(int argc, char **argv)
{
    unsigned mask;

    if (argc < 2 || mask_at((unsigned)atoi(argv[1]), &mask) != 0)
        return 1;
    printf("%x\n", mask);
    return 0;
}
