#include <ctype.h>
#include <limits.h>
#include <stdio.h>

static int number(const char *text)
{
    int n = 0;

    if (*text == '\0')
        return -1;
    for (; *text; text++) {
        if (!isdigit((unsigned char)*text))
            return -1;
        n = n * 10 + (*text - '0');
    }
    return n;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    printf("%d\n", number(argv[1]));
    return 0;
}
