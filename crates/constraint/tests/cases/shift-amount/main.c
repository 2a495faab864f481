#include <stdio.h>
#include <stdlib.h>

static int mask_of(unsigned bits, unsigned *out)
{
    if (bits == 0)
        return -1;
    *out = 1u << bits;
    return 0;
}

int main(int argc, char **argv)
{
    unsigned mask;

    if (argc < 2 || mask_of((unsigned)atoi(argv[1]), &mask) != 0)
        return 1;
    printf("%u\n", mask << 1);
    return 0;
}
