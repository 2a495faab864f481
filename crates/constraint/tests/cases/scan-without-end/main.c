#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t field(const char *p, const char *end)
{
    const char *start = p;

    if (p == end)
        return 0;
    while (*p != ':')
        p++;
    return (size_t)(p - start);
}

int main(void)
{
    char *text = malloc(4);
    size_t n;

    memcpy(text, "abcd", 4);
    n = field(text, text + 4);
    free(text);
    printf("%zu\n", n);
    return 0;
}
