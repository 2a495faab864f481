/* usbdesc: list the descriptors in a dump of a USB device. */
#include <stdio.h>
#include <stdlib.h>

#include "show.h"
#include "walk.h"

#define DUMP_MAX 65536

static uint8_t *load(const char *path, size_t *len)
{
    FILE *in = fopen(path, "rb");
    uint8_t *data = NULL;

    if (!in) {
        perror(path);
        return NULL;
    }
    data = malloc(DUMP_MAX + 1);
    if (!data) {
        perror("usbdesc");
        goto out;
    }
    *len = fread(data, 1, DUMP_MAX + 1, in);
    if (ferror(in) || *len > DUMP_MAX) {
        fprintf(stderr, "usbdesc: %s: %s\n", path,
                ferror(in) ? "cannot be read" : "larger than any dump");
        free(data);
        data = NULL;
    }
out:
    fclose(in);
    return data;
}

int main(int argc, char **argv)
{
    struct walk_stats stats = { 0, 0, 0 };
    struct show_ctx show = { stdout, 0, 0 };
    enum walk_result result;
    uint8_t *data;
    size_t len;

    if (argc != 2 || argv[1][0] == '-') {
        fputs("usage: usbdesc FILE\n"
              "FILE is what /sys/bus/usb/devices/*/descriptors holds.\n",
              stderr);
        return 2;
    }
    data = load(argv[1], &len);
    if (!data)
        return 1;

    result = walk_descriptors(data, len, show_handlers, &show, &stats);
    free(data);
    printf("%u descriptors, %u unknown, %u malformed, %u configurations\n", stats.shown,
           stats.unknown, stats.malformed, show.configs);
    if (result == WALK_TRUNCATED) {
        fflush(stdout);
        fprintf(stderr, "usbdesc: %s: the last descriptor is cut off\n", argv[1]);
        return 1;
    }
    return 0;
}
