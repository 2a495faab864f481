#include <stddef.h>

enum walk { WALK_OK, WALK_SHORT };

static enum walk count(const unsigned char *data, size_t len, int *found)
{
    size_t pos = 0;

    while (pos < len) {
        size_t step = data[pos];

        if (step > len - pos)
            return WALK_SHORT;
        ++*found;
        pos += step;
    }
    return WALK_OK;
}

int main(void)
{
    static const unsigned char data[] = { 2, 0, 0, 1 };
    int found = 0;

    return count(data, sizeof data, &found) != WALK_OK;
}
