#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HEAD 8

struct frame {
    unsigned char *bytes;
    size_t size;
    unsigned char *body;
};

static struct frame *frame_new(const char *text, size_t head)
{
    size_t size = strlen(text);
    struct frame *f = malloc(sizeof *f);

    if (size < HEAD || head > size) {
        free(f);
        return NULL;
    }
    f->bytes = malloc(size);
    memcpy(f->bytes, text, size);
    f->size = size;
    f->body = f->bytes + head;
    return f;
}

static int frame_check(const struct frame *f, size_t at, size_t count)
{
    if (f->size < HEAD)
        return -1;
    if (at > f->size || count > f->size - at)
        return -1;
    return 0;
}

static int frame_sum(const struct frame *f, size_t at, size_t count)
{
    const unsigned char *p = f->body + at;
    int sum = 0;

    while (count-- > 0)
        sum += *p++;
    return sum;
}

int main(int argc, char **argv)
{
    struct frame *f;
    size_t at, count;

    if (argc < 4 || !(f = frame_new(argv[1], HEAD)))
        return 1;
    at = (size_t)atoi(argv[2]);
    count = (size_t)atoi(argv[3]);
    if (frame_check(f, at, count) == 0)
        printf("%d\n", frame_sum(f, at, count));
    free(f->bytes);
    free(f);
    return 0;
}
