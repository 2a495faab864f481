#include <stdio.h>
#include <string.h>

#define HEADER 4

static int payload(char *out, size_t size, const char *packet, int len)
{
    if (size == 0)
        return -1;
    if ((size_t)len >= size)
        return -1;
    memcpy(out, packet + HEADER, len - HEADER);
    out[size - 1] = '\0';
    return len - HEADER;
}

int main(void)
{
    char out[32];

    printf("%d\n", payload(out, sizeof out, "abc", 3));
    return 0;
}
