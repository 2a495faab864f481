#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tag {
    char *text;
    size_t size;
};

static int keep(struct tag *tag, const char *bytes, size_t size)
{
    tag->text = malloc(size);
    if (tag->text == NULL)
        return -1;
    memcpy(tag->text, bytes, size);
    tag->size = size;
    return 0;
}

/* Reads up to the end that the text does not have. */
static void show(const struct tag *tag)
{
    const char *s = tag->text;

    for (; *s; s++)
        putchar(*s);
    putchar('\n');
}

/* So does this one. */
static int is_maker(const struct tag *tag, const char *name)
{
    return strcmp(tag->text, name) == 0;
}

int main(void)
{
    struct tag tag;
    int known;

    if (keep(&tag, "abcdefgh", 8) < 0)
        return 1;
    show(&tag);
    known = is_maker(&tag, "abcdefgh");
    free(tag.text);
    return !known;
}
