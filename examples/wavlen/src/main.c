#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "wav.h"

#define MAX_FILE (16u << 20)

static uint8_t *read_file(const char *path, size_t *len)
{
    FILE *in = fopen(path, "rb");
    uint8_t *buf = NULL;
    long size;

    if (in == NULL)
        goto fail;
    if (fseek(in, 0, SEEK_END) != 0 || (size = ftell(in)) < 0)
        goto fail;
    if ((unsigned long)size > MAX_FILE) {
        fprintf(stderr, "wavlen: %s: file is too large\n", path);
        goto close;
    }
    rewind(in);

    buf = malloc((size_t)size + 1);
    if (buf == NULL)
        goto fail;
    *len = fread(buf, 1, (size_t)size, in);
    goto close;

fail:
    perror(path);
close:
    if (in != NULL)
        fclose(in);
    return buf;
}

static int describe(const char *path)
{
    struct wav_info info = { 0 };
    enum wav_error err;
    uint64_t ms;
    size_t len;
    uint8_t *buf = read_file(path, &len);

    if (buf == NULL)
        return 1;
    err = wav_parse(buf, len, &info);
    free(buf);
    if (err != WAV_OK) {
        fprintf(stderr, "wavlen: %s: %s\n", path, wav_strerror(err));
        return 1;
    }

    ms = wav_duration_ms(&info);
    printf("%s %u ch %u bit %" PRIu32 " Hz %" PRIu64 " frames %" PRIu64 ".%03u s\n",
           fmt_codec_name(&info.fmt), info.fmt.channels, info.fmt.bits, info.fmt.rate,
           wav_frames(&info), ms / 1000, (unsigned)(ms % 1000));
    return 0;
}

int main(int argc, char **argv)
{
    int status = 0;
    int i;

    if (argc < 2 || strcmp(argv[1], "--help") == 0) {
        fprintf(argc < 2 ? stderr : stdout,
                "usage: wavlen FILE...\n"
                "Print format and playing time of RIFF/WAVE files.\n");
        return argc < 2 ? 2 : 0;
    }
    for (i = 1; i < argc; i++)
        status |= describe(argv[i]);
    return status;
}
