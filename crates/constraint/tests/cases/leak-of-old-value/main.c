#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct option {
    char *name;
    char *value;
    struct option *next;
};

static struct option *find(struct option *list, const char *name)
{
    for (; list != NULL; list = list->next)
        if (strcmp(list->name, name) == 0)
            return list;
    return NULL;
}

static int set(struct option **list, const char *name, const char *value)
{
    struct option *option = find(*list, name);

    if (option == NULL) {
        option = calloc(1, sizeof *option);
        if (option == NULL)
            return -1;
        option->name = strdup(name);
        option->next = *list;
        *list = option;
    }
    option->value = strdup(value);
    return option->value != NULL ? 0 : -1;
}

static void free_all(struct option *list)
{
    while (list != NULL) {
        struct option *next = list->next;
        free(list->name);
        free(list->value);
        free(list);
        list = next;
    }
}

int main(int argc, char **argv)
{
    struct option *list = NULL;
    int i;

    for (i = 1; i + 1 < argc; i += 2)
        if (set(&list, argv[i], argv[i + 1]) != 0)
            break;
    printf("%s\n", list != NULL ? list->value : "-");
    free_all(list);
    return 0;
}
