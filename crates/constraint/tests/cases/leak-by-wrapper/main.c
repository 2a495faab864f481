#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void *xmalloc(size_t n)
{
    void *p = malloc(n);
    if (!p) {
        fputs("out of memory\n", stderr);
        exit(3);
    }
    return p;
}
static void xfree(void *p)
{
    free(p);
}
static char *xstrdup(const char *s)
{
    return strcpy(xmalloc(strlen(s) + 1), s);
}
static int visit(const char *path)
{
    char *copy = xstrdup(path);
    char *slash = strrchr(copy, '/');
    if (!slash) {
        puts(".");
        return 1;
    }
    *slash = '\0';
    puts(copy);
    xfree(copy);
    return 0;
}
int main(int argc, char **argv)
{
    int i, plain = 0;
    for (i = 1; i < argc; i++)
        plain += visit(argv[i]);
    return plain > 2;
}
