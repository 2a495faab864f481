#include <stdio.h>
#include <stdlib.h>

static int list(char *out, size_t size, int count)
{
    size_t n = 0;

    if (count < 0)
        return -1;
    for (int i = 0; i < count; i++)
        n += (size_t)snprintf(out + n, size - n, "item %d,", i);
    return (int)n;
}

int main(void)
{
    char *out = malloc(20);
    int n = list(out, 20, 9);

    free(out);
    return n == 0;
}
