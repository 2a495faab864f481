#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *p;
    char *note;
} Parser;

static int value(Parser *ps)
{
    if (*ps->p == '\0')
        return -1;
    if (*ps->p++ == '(')
        return value(ps);
    return 0;
}

int main(void)
{
    static char text[400000];
    Parser *ps = malloc(sizeof *ps);
    int r;

    if (!ps)
        return 1;
    ps->note = malloc(8);
    memset(text, '(', sizeof text - 1);
    ps->p = text;
    r = value(ps);
    printf("%d\n", r);
    free(ps->note);
    free(ps);
    return r < 0;
}
