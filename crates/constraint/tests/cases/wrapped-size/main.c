#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct image {
    uint32_t width, height;
    uint8_t *pixels;
};

static int image_init(struct image *im, uint32_t width, uint32_t height)
{
    uint32_t size = width * height;

    if (width == 0 || height == 0)
        return -1;
    im->width = width;
    im->height = height;
    im->pixels = malloc(size);
    return im->pixels ? 0 : -1;
}

static void clear_row(struct image *im, uint32_t row)
{
    memset(im->pixels + (size_t)row * im->width, 0, im->width);
}

int main(void)
{
    struct image im;

    if (image_init(&im, 0x10000, 0x10001) != 0)
        return 1;
    clear_row(&im, 1);
    free(im.pixels);
    return 0;
}
