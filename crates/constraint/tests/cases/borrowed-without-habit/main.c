#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct strings {
    char bytes[256];
    size_t used;
};

struct menu {
    struct strings *strings;
    const char *title;
    const char *dishes[8];
    int count;
};

/* A copy that lives as long as the strings do. */
static const char *strings_add(struct strings *s, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy;

    if (size > sizeof s->bytes - s->used)
        return NULL;
    copy = memcpy(s->bytes + s->used, text, size);
    s->used += size;
    return copy;
}

static int set_title(struct menu *m, const char *text)
{
    m->title = strings_add(m->strings, text);
    return m->title ? 0 : -1;
}

static int add_dish(struct menu *m, const char *text)
{
    if (m->count == 8)
        return -1;
    m->dishes[m->count] = text;
    return m->count++;
}

int main(void)
{
    struct strings strings = { .used = 0 };
    struct menu m = { .strings = &strings };
    char *line = strdup("soup");

    if (!line || set_title(&m, "today") < 0)
        return 1;
    if (add_dish(&m, line) < 0)
        return 1;
    free(line);
    printf("%s\n", m.dishes[0]);
    return 0;
}
