#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct input {
    const char *at;
    const char *end;
};

static int read_length(struct input *in, long *len)
{
    char *stop;

    *len = strtol(in->at, &stop, 10);
    if (*stop != ':')
        return -1;
    in->at = stop + 1;
    if (*len > in->end - in->at)
        return -1;
    return 0;
}

static int read_text(struct input *in, char *out)
{
    long len;

    if (read_length(in, &len) < 0)
        return -1;
    memcpy(out, in->at, len);
    out[len] = '\0';
    in->at += len;
    return 0;
}

int main(void)
{
    static const char bytes[] = "-4:abcd";
    struct input in = { bytes, bytes + sizeof bytes - 1 };
    char *out = malloc(64);
    int failed = read_text(&in, out) < 0;

    puts(failed ? "bad" : out);
    free(out);
    return 0;
}
