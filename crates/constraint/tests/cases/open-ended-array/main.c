#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct packet {
    uint32_t room;
    uint32_t used;
    uint8_t body[];
};

static struct packet *packet_new(uint32_t room)
{
    struct packet *p = malloc(sizeof(*p) + room);

    if (!p)
        return NULL;
    p->room = room;
    p->used = 0;
    return p;
}

static int packet_put(struct packet *p, uint32_t at, const uint8_t *from, uint32_t n)
{
    if (at >= p->room)
        return -1;
    memcpy(p->body + at, from, n);
    p->used += n;
    return 0;
}

int main(void)
{
    static const uint8_t bytes[32];
    struct packet *p = packet_new(16);

    if (!p)
        return 1;
    packet_put(p, 8, bytes, 16);
    free(p);
    return 0;
}
