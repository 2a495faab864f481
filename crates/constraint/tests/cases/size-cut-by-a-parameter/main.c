/* An allocator that takes an int is asked for a product that is computed as a size_t. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct slot {
    long key;
    double value;
    void *next;
};

static void *make(int size)
{
    void *block = malloc((size_t)size);

    if (!block)
        exit(3);
    return block;
}

static int sort(const long *keys, int known, int length)
{
    struct slot *slots;

    if (length <= 0)
        return -1;
    slots = make(length * sizeof *slots);
    for (int i = 0; i < known; i++)
        slots[i].key = keys[i];
    printf("%ld\n", slots[0].key);
    free(slots);
    return 0;
}

int main(int argc, char **argv)
{
    static const long keys[4] = { 3, 1, 4, 1 };

    return argc == 2 && sort(keys, 4, atoi(argv[1])) == 0 ? 0 : 1;
}
