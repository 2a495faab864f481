#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct section {
    unsigned char *data;
    int size;
};

static struct {
    int preview_at;
    int preview_size;
} info;

/* Reads where the preview lies. */
static void read_places(const unsigned char *from, int size)
{
    int at, length;

    memcpy(&at, from, sizeof at);
    memcpy(&length, from + sizeof at, sizeof length);
    if (at <= size) {
        if (length > size - at)
            length = size - at;
        info.preview_at = at;
        info.preview_size = length;
    }
}

static int save_preview(const struct section *section, FILE *out)
{
    const unsigned char *preview;

    if (info.preview_at == 0 || info.preview_size == 0)
        return 0;
    preview = section->data + info.preview_at + 4;
    fwrite(preview, (size_t)info.preview_size, 1, out);
    return 1;
}

int main(int argc, char **argv)
{
    struct section section = { calloc(1, 64), 60 };
    int places[2];

    if (argc != 3 || !section.data)
        return 1;
    places[0] = atoi(argv[1]);
    places[1] = atoi(argv[2]);
    memcpy(section.data, places, sizeof places);
    read_places(section.data, section.size);
    save_preview(&section, stdout);
    free(section.data);
    return 0;
}
