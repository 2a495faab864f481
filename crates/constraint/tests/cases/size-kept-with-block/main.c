#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct part {
    int id;
    unsigned size;
    unsigned at;
    unsigned count;
};

struct page {
    int id;
    unsigned size;
    char *text;
};

static int page_open(struct page *page, const struct part *part)
{
    page->text = malloc(part->size + 1);
    if (!page->text)
        return -1;
    page->id = part->id;
    page->size = part->size;
    return 0;
}

static int page_add(struct page *page, const struct part *part, const char *from)
{
    if (part->at > part->size || part->count > part->size - part->at)
        return -1;
    if (!page->text && page_open(page, part) != 0)
        return -1;
    memcpy(page->text + part->at, from, part->count);
    return 0;
}

int main(int argc, char **argv)
{
    static const char text[64] = "text";
    struct page page = { 0 };
    int i;

    for (i = 1; i + 2 < argc; i += 3) {
        struct part part = { i, (unsigned)atoi(argv[i]), (unsigned)atoi(argv[i + 1]), (unsigned)atoi(argv[i + 2]) };

        if (part.size > 64 || page_add(&page, &part, text) != 0)
            break;
    }
    if (page.text) {
        page.text[page.size] = '\0';
        printf("%d\n", page.id);
    }
    free(page.text);
    return 0;
}
