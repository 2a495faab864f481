#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int load(const unsigned char *data, size_t size)
{
    size_t len = data[0];
    char *name = malloc(16);

    if (name == NULL)
        return -1;
    if (size < 2) {
        free(name);
        return -2;
    }
    memcpy(name, data + 1, len);
    name[15] = '\0';
    puts(name);
    free(name);
    return 0;
}

int main(void)
{
    unsigned char data[64] = { 40 };

    return load(data, sizeof data) != 0;
}
