#include <stdio.h>

static int show(int verbose, int value)
{
    const char *text = "small";

    if (verbose) {
        char buf[16];

        snprintf(buf, sizeof buf, "value %d", value);
        text = buf;
    }
    return puts(text);
}

int main(int argc, char **argv)
{
    (void)argv;
    return show(argc > 1, argc) < 0;
}
