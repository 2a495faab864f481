#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char *join(const char *a, const char *b)
{
    size_t n = (a ? strlen(a) : 0) + strlen(b) + 2;
    char *both = malloc(n);
    if (both)
        snprintf(both, n, "%s%s,", a ? a : "", b);
    return both;
}
int main(int argc, char **argv)
{
    char *e = NULL;
    int i;
    for (i = 1; i < argc; i++) {
        e = join(e, argv[i]);
        if (!e)
            return 1;
    }
    puts(e ? e : "");
    free(e);
    return 0;
}
