#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
    char *bytes;
    size_t length, room;
};

static int text_add(struct text *text, const char *more)
{
    size_t extra = strlen(more);

    if (text->length + extra + 1 > text->room) {
        size_t room = (text->length + extra + 1) * 2;
        char *grown = realloc(text->bytes, room);
        if (grown == NULL)
            return -1;
        text->bytes = grown;
        text->room = room;
    }
    memcpy(text->bytes + text->length, more, extra + 1);
    text->length += extra;
    return 0;
}

static void text_free(struct text *text)
{
    free(text->bytes);
    text->bytes = NULL;
    text->length = text->room = 0;
}

static int print_list(char **items, int count)
{
    struct text out = { NULL, 0, 0 };
    int i;

    for (i = 0; i < count; i++) {
        if (items[i][0] == '\0')
            return -1;
        if (text_add(&out, items[i]) != 0 || text_add(&out, ",") != 0) {
            text_free(&out);
            return -1;
        }
    }
    puts(out.bytes ? out.bytes : "");
    text_free(&out);
    return 0;
}

int main(int argc, char **argv)
{
    int first = print_list(argv + 1, argc - 1);
    int second = print_list(argv + 1, argc > 1 ? 1 : 0);

    return first == 0 && second == 0 ? 0 : 1;
}
