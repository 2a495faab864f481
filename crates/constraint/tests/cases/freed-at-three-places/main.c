#include <stdio.h>
#include <stdlib.h>

struct palette {
    int count;
    int colors[4];
};

struct picture {
    struct palette *local;
    const unsigned char *at;
    const unsigned char *end;
};

static void palette_free(struct palette *p)
{
    if (p)
        free(p);
}

static int next_byte(struct picture *pic)
{
    return pic->at < pic->end ? *pic->at++ : -1;
}

static int read_header(struct picture *pic)
{
    int flags = next_byte(pic), i;

    if (flags < 0) {
        palette_free(pic->local);
        return -1;
    }
    palette_free(pic->local);
    if (flags & 0x80) {
        pic->local = calloc(1, sizeof *pic->local);
        if (!pic->local)
            return -1;
        pic->local->count = 4;
        for (i = 0; i < 4; i++) {
            int byte = next_byte(pic);

            if (byte < 0) {
                palette_free(pic->local);
                return -1;
            }
            pic->local->colors[i] = byte;
        }
    }
    return 0;
}

int main(void)
{
    static const unsigned char file[] = { 0x80, 1, 2, 3, 4, 0x00 };
    struct picture pic = { NULL, file, file + sizeof file };

    while (read_header(&pic) == 0)
        if (pic.local)
            printf("%d\n", pic.local->count);
    palette_free(pic.local);
    return 0;
}
