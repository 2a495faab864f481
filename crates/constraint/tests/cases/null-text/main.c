#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rec { char *title; char *note; };

static int parse(struct rec *r, char *line)
{
    char *key = strtok(line, "=");
    char *value = strtok(NULL, "\n");

    if (key == NULL || value == NULL)
        return -1;
    if (strcmp(key, "title") == 0)
        r->title = strdup(value);
    else if (strcmp(key, "note") == 0)
        r->note = strdup(value);
    else
        return -1;
    return 0;
}

static void show(const struct rec *r)
{
    printf("%zu %s\n", strlen(r->note), r->title ? r->title : "");
}

int main(int argc, char **argv)
{
    struct rec r = { NULL, NULL };
    char line[64] = "title=x";

    if (argc > 1 || parse(&r, line) != 0)
        return 1;
    show(&r);
    return 0;
}
