#include "volume.h"

#include <stdio.h>

/* usage: volstat IMAGE */
int main(int argc, char **argv)
{
    uint8_t super[1024];
    struct volume v;
    struct geometry g;
    enum vol_error e;
    size_t len;
    FILE *f;

    if (argc != 2 || (f = fopen(argv[1], "rb")) == NULL) {
        fputs("usage: volstat IMAGE\n", stderr);
        return 2;
    }
    len = fread(super, 1, sizeof super, f);
    fclose(f);
    e = volume_parse(super, len, &v);
    if (e != VOL_OK) {
        fprintf(stderr, "volstat: %s\n", volume_error(e));
        return 1;
    }
    volume_geometry(&v, &g);
    report(&v, &g);
    return 0;
}
