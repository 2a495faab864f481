#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static int width(const char *text)
{
    int n = atoi(text);

    if (n > 80)
        return -1;
    assert(n > 0);
    return n;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    printf("%d\n", width(argv[1]));
    return 0;
}
