#include <stdio.h>
#include <stdlib.h>

struct field {
    unsigned width;
    unsigned value;
};

static unsigned top_bits(unsigned n)
{
    return n == 0 ? 0 : ~0u << (32 - n);
}

static int field_read(const char *text, struct field *out)
{
    char *end;

    out->width = (unsigned)strtoul(text, &end, 10);
    if (*end != ':')
        return -1;
    out->value = (unsigned)strtoul(end + 1, NULL, 10);
    return 0;
}

static unsigned field_top(struct field f)
{
    return f.value & top_bits(f.width);
}

int main(int argc, char **argv)
{
    struct field f;

    if (argc != 2 || field_read(argv[1], &f) < 0)
        return 1;
    printf("%u\n", field_top(f));
    return 0;
}
