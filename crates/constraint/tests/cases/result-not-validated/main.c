#include <stdlib.h>
#include <string.h>

enum err { ERR_NONE, ERR_SHORT, ERR_COLOUR };

struct picture {
    unsigned colour_count;
    int *colours;
    unsigned char pixels[4];
};

static enum err check_pixels(const struct picture *pic)
{
    for (unsigned i = 0; i < 4; i++)
        if (pic->pixels[i] >= pic->colour_count)
            return ERR_COLOUR;
    return ERR_NONE;
}

static enum err fill_plain(struct picture *pic, const unsigned char *data)
{
    memcpy(pic->pixels, data, 4);
    return check_pixels(pic);
}

static enum err fill_packed(struct picture *pic, const unsigned char *data)
{
    memset(pic->pixels, data[0], 4);
    return ERR_NONE;
}

static enum err fill(struct picture *pic, int packed, const unsigned char *data)
{
    if (packed)
        return fill_packed(pic, data);
    return fill_plain(pic, data);
}

static int brightness(const struct picture *pic)
{
    int sum = 0;

    for (unsigned i = 0; i < 4; i++)
        sum += pic->colours[pic->pixels[i]];
    return sum;
}

int main(void)
{
    static const unsigned char data[] = { 7, 0, 0, 0 };
    struct picture pic = { 3, NULL, { 0 } };
    int sum;

    pic.colours = calloc(pic.colour_count, sizeof *pic.colours);
    if (fill(&pic, 1, data) != ERR_NONE)
        return 1;
    sum = brightness(&pic);
    free(pic.colours);
    return sum;
}
