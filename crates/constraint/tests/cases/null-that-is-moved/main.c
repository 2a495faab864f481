/* A mark is looked for and not asked whether it is there; its place is reckoned from the end. */
#include <stdio.h>
#include <string.h>

static const char *number(const char *text, unsigned *value)
{
    *value = 0;
    if (text[0] == 'd') {
        const char *end = strchr(text, ';');

        if (!end)
            return NULL;
        for (const char *p = text + 1; p < end; p++)
            *value = *value * 10 + (unsigned)(*p - '0');
        return end + 1;
    }
    if (text[0] == 'x') {
        const char *p = strchr(text, ';');

        --p;
        for (unsigned factor = 1; *p != 'x'; p--, factor *= 16)
            *value += factor * (unsigned)(*p - '0');
        return p + 1;
    }
    return NULL;
}

int main(int argc, char **argv)
{
    unsigned value;

    if (argc != 2 || !number(argv[1], &value))
        return 1;
    printf("%u\n", value);
    return 0;
}
