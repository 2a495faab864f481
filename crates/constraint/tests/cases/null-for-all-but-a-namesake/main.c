#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct section {
    const char *name;
    int size;
};

static const struct section sections[] = { { "text", 4 }, { "data", 7 } };

static const struct section *find(const char *name)
{
    size_t i;

    for (i = 0; i < sizeof sections / sizeof sections[0]; i++)
        if (strcmp(sections[i].name, name) == 0)
            return &sections[i];
    return NULL;
}

static int show(const char *name)
{
    const struct section *section = find(name);

    if (*name == '\0')
        return -1;
    printf("%s %d\n", name, section->size);
    return 0;
}

/* What is asked about is another name that ends alike. */
static int sum(const char *name)
{
    const struct section *p = find(name);
    const char *map = getenv("MAP");

    if (map == NULL)
        return -1;
    printf("%s %d\n", map, p->size);
    return 0;
}

/* Asks as it should. */
static int known(const char *name)
{
    const struct section *section = find(name);

    return section != NULL;
}

int main(void)
{
    if (show("bss") < 0 || sum("text") < 0)
        return 1;
    return !known("text");
}
