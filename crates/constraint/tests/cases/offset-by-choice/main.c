#include <stdlib.h>
#include <string.h>

#define ROOM 16

struct packet {
    unsigned char data[ROOM];
    size_t used;
};

static int append(struct packet *packet, const unsigned char *from, size_t skip, size_t length)
{
    if (length == 0)
        return -1;
    memcpy(packet->data + (skip > 4 ? skip : 4), from, length);
    packet->used = length;
    return 0;
}

int main(int argc, char **argv)
{
    static const unsigned char from[64];
    struct packet *packet = calloc(1, sizeof *packet);
    int failed = 1;

    if (packet && argc == 3)
        failed = append(packet, from, (size_t)atoi(argv[1]), (size_t)atoi(argv[2]));
    free(packet);
    return failed;
}
