/* One buffer for all; each user asks for the room that it needs, and one asks for a sum that wraps. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned char *buffer;
static unsigned room;

static void reserve(unsigned size)
{
    if (room < size) {
        buffer = realloc(buffer, size);
        if (!buffer)
            exit(1);
        room = size;
    }
}

static int take(const unsigned char *from, unsigned key, unsigned value)
{
    reserve(key + value);
    memcpy(buffer, from, key);
    memcpy(buffer + key, from + key, value);
    return 0;
}

int main(int argc, char **argv)
{
    static const unsigned char from[4096];
    int failed;

    if (argc != 3)
        return 1;
    reserve(64);
    failed = take(from, (unsigned)strtoul(argv[1], NULL, 0), (unsigned)strtoul(argv[2], NULL, 0));
    free(buffer);
    return failed;
}
