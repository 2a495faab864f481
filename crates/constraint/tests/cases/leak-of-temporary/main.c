#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *joined(const char *folder, const char *name)
{
    size_t room = strlen(folder) + strlen(name) + 2;
    char *path = malloc(room);

    if (path == NULL)
        return NULL;
    snprintf(path, room, "%s/%s", folder, name);
    return path;
}

static size_t depth(const char *path)
{
    size_t found = 0;

    for (; *path; path++)
        found += *path == '/';
    return found;
}

int main(int argc, char **argv)
{
    int i;

    for (i = 1; i + 1 < argc; i++)
        printf("%zu\n", depth(joined(argv[i], argv[i + 1])));
    return argc > 2 ? 0 : 1;
}
