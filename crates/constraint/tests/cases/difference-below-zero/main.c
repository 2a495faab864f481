#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct packet {
    const uint8_t *data;
    size_t size;
};

static unsigned sum(const uint8_t *data, size_t size)
{
    unsigned total = 0;

    for (size_t i = 0; i < size; i++)
        total += data[i];
    return total;
}

/* The trailer is checked, the body is not. */
static int show(const struct packet *packet)
{
    size_t head, all, body;

    if (packet->size < 4)
        return -1;
    head = packet->data[0];
    all = packet->data[1];
    if (all > packet->size || head > packet->size)
        return -1;
    if (packet->size - all > 2)
        printf("trailer %zu\n", packet->size - all);
    body = all - head;
    printf("sum %u\n", sum(packet->data + head, body));
    return 0;
}

int main(void)
{
    uint8_t *data = malloc(8);
    struct packet packet = { data, 8 };

    memcpy(data, "\6\4abcdef", 8);
    return show(&packet) ? 1 : 0;
}
