#include "raster.h"

int main(int argc, char **argv)
{
    raster ras;
    const char *error;

    if (argc != 2) {
        fputs("usage: rasview FILE\n", stderr);
        return 2;
    }
    error = raster_load(&ras, argv[1]);
    if (error) {
        fprintf(stderr, "rasview: %s\n", error);
        return 1;
    }
    raster_describe(&ras, stdout);
    raster_thumbnail(&ras, stdout);
    raster_drop(&ras);
    return 0;
}
