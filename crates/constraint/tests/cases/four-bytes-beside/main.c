#include <stdlib.h>

struct block {
    unsigned char *bytes;
    int count;
};

struct control {
    int flags;
    int delay;
    int colour;
};

static void put_control(const struct control *control, unsigned char *out)
{
    out[0] = (unsigned char)control->flags;
    out[1] = control->delay & 0xff;
    out[2] = control->delay >> 8 & 0xff;
    out[3] = (unsigned char)control->colour;
}

static int replace_control(struct block *block, const struct control *control)
{
    if (block->bytes == NULL)
        return -1;
    put_control(control, block->bytes);
    return 0;
}

int main(void)
{
    struct control control = { 1, 700, 3 };
    struct block block = { malloc(1), 1 };
    int failed = replace_control(&block, &control);

    free(block.bytes);
    return failed != 0;
}
