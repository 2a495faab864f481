#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct person { const char *nick; const char *name; };
static const char *label(const struct person *p)
{
    return p->nick ? p->nick : p->name;
}
static int width(const struct person *p)
{
    return (int)strlen(label(p));
}
static void show(const struct person *p)
{
    const char *s = label(p);
    printf("%c%s\n", s[0], s + 1);
}
int main(int argc, char **argv)
{
    struct person p = { argc > 2 ? argv[2] : NULL, argc > 1 ? argv[1] : NULL };
    printf("%d\n", width(&p));
    show(&p);
    return 0;
}
