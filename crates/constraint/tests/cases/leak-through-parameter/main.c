#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct rec { char *name; int age; };
static int rec_parse(const char *text, struct rec **out)
{
    struct rec *rec;
    const char *colon = strchr(text, ':');
    if (!colon)
        return -1;
    rec = calloc(1, sizeof *rec);
    if (!rec)
        return -1;
    rec->name = strndup(text, (size_t)(colon - text));
    rec->age = atoi(colon + 1);
    *out = rec;
    return 0;
}
static void rec_free(struct rec *rec)
{
    free(rec->name);
    free(rec);
}
static int show(const char *text)
{
    struct rec *rec;
    if (rec_parse(text, &rec) != 0)
        return -1;
    if (rec->age <= 0)
        return -2;
    printf("%s %d\n", rec->name, rec->age);
    rec_free(rec);
    return 0;
}
int main(int argc, char **argv)
{
    int i, bad = 0;
    for (i = 1; i < argc; i++)
        bad |= show(argv[i]);
    return bad != 0;
}
