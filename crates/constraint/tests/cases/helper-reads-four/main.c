#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned hex4(const unsigned char *hex)
{
    unsigned value = 0;
    int i;

    for (i = 0; i < 4; i++)
        value = value << 4 | (hex[i] & 15);
    return value;
}

static int decode(const unsigned char *text, size_t len, unsigned *last)
{
    size_t at;

    for (at = 0; at < len; at++) {
        if (text[at] != '\\')
            continue;
        if (at + 1 == len)
            return -1;
        if (text[at + 1] == 'u')
            *last = hex4(text + at + 2);
    }
    return 0;
}

int main(void)
{
    unsigned last = 0;
    unsigned char *text = malloc(5);
    int failed;

    if (text == NULL)
        return 1;
    memcpy(text, "ab\\u1", 5);
    failed = decode(text, 5, &last);
    free(text);
    printf("%u\n", last);
    return failed != 0;
}
