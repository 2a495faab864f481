#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct roll {
    char *title;
    char **names;
    size_t count;
};

static struct roll *roll_read(char **names, size_t count)
{
    struct roll *roll = calloc(1, sizeof *roll);
    size_t i;

    if (roll == NULL)
        return NULL;
    roll->title = strdup("roll");
    roll->names = calloc(count + 1, sizeof *roll->names);
    if (roll->names == NULL)
        return roll;
    for (i = 0; i < count; i++)
        roll->names[roll->count++] = strdup(names[i]);
    return roll;
}

static void roll_print(const struct roll *roll)
{
    for (size_t i = 0; i < roll->count; i++)
        puts(roll->names[i]);
}

static void roll_free(struct roll *roll)
{
    if (roll == NULL)
        return;
    free(roll->title);
    free(roll->names);
    free(roll);
}

int main(int argc, char **argv)
{
    struct roll *roll = roll_read(argv + 1, (size_t)(argc - 1));

    if (roll == NULL)
        return 1;
    roll_print(roll);
    roll_free(roll);
    return 0;
}
