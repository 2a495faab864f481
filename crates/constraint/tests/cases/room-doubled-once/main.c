#include <stdlib.h>
#include <string.h>

struct text {
    char *bytes;
    size_t used;
    size_t room;
};

static int reserve(struct text *text, size_t more)
{
    size_t want = text->used + more + 1;
    size_t room = text->room ? text->room : 8;
    char *bytes;

    if (room < want)
        room *= 2;
    if (room == text->room)
        return 0;
    bytes = realloc(text->bytes, room);
    if (bytes == NULL)
        return -1;
    text->bytes = bytes;
    text->room = room;
    return 0;
}

static int append(struct text *text, const char *from, size_t len)
{
    if (reserve(text, len) < 0)
        return -1;
    memcpy(text->bytes + text->used, from, len);
    text->used += len;
    return 0;
}

static int fill(struct text *text, int c, size_t len)
{
    if (reserve(text, len) < 0)
        return -1;
    memset(text->bytes + text->used, c, len);
    text->used += len;
    return 0;
}

int main(void)
{
    static char from[64];
    struct text text = { NULL, 0, 0 };
    int failed = append(&text, from, 60) < 0 || fill(&text, 'x', 3) < 0;

    free(text.bytes);
    return failed;
}
