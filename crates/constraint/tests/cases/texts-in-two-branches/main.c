#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PREFIX 16
#define NAME 24

struct header {
    char magic[4];
    char *prefix;
    char *name;
};

struct archive {
    struct header at;
    char *path;
};

static const char *path_of(struct archive *a)
{
    if (!a->path) {
        a->path = malloc(PREFIX + 1 + NAME + 1);
        if (a->path == NULL)
            return NULL;
    }
    if (strcmp(a->at.magic, "new") != 0) {
        strcpy(a->path, a->at.name);
    } else {
        strcpy(a->path, a->at.prefix);
        strcat(a->path, "/");
        strcat(a->path, a->at.name);
    }
    return a->path;
}

int main(void)
{
    static char prefix[] = "usr/share";
    static char name[] = "a-name-that-is-longer-than-fits-the-path";
    struct archive a = { { "new", prefix, name }, NULL };
    const char *path = path_of(&a);

    printf("%s\n", path ? path : "-");
    free(a.path);
    return 0;
}
