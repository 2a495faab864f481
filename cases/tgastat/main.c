#include "tga.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    enum { CHUNK = 4096 };
    TgaImage img;
    TgaError err;
    uint8_t *data = NULL;
    size_t len = 0, cap = 0, got;
    FILE *in;

    if (argc != 2) {
        fprintf(stderr, "usage: tgastat image.tga\n");
        return 2;
    }
    in = fopen(argv[1], "rb");
    if (in == NULL) {
        perror(argv[1]);
        return 2;
    }
    do {
        if (cap - len < CHUNK) {
            uint8_t *more = realloc(data, cap + 16 * CHUNK);

            if (more == NULL) {
                fclose(in);
                free(data);
                return 2;
            }
            data = more;
            cap += 16 * CHUNK;
        }
        got = fread(data + len, 1, CHUNK, in);
        len += got;
    } while (got > 0);
    fclose(in);

    err = tga_decode(&img, data, len);
    if (err == TGA_SUCCESS)
        tga_report(&img, stdout);
    else
        fprintf(stderr, "tgastat: %s\n", tga_message(err));
    tga_release(&img);
    free(data);
    return err == TGA_SUCCESS ? 0 : 1;
}
