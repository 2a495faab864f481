#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define REQUIRE(cond, code) do { if (!(cond)) return (code); } while (0)
#define E_SHORT (-3)

static int checksum(const unsigned char *data, size_t len)
{
    size_t offset;
    int sum = 0;

    REQUIRE(len >= 2, E_SHORT);
    offset = data[0];
    sum += data[1];
    sum += data[offset];
    return sum & 0x7f;
}

int main(void)
{
    unsigned char *data = calloc(1, 8);
    int sum;

    data[0] = 8;
    sum = checksum(data, 8);
    free(data);
    return sum;
}
