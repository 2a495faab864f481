/* A reader sets the texts of a header as it comes to them; one that is refused early is released with what the block held. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct system {
    void *(*alloc)(size_t);
    void (*free)(void *);
};

struct header {
    int kind;
    char *name;
    char *comment;
};

struct full_header {
    struct header base;
    FILE *file;
};

static void header_close(const struct system *system, struct header *header)
{
    system->free(header->name);
    system->free(header->comment);
    system->free(header);
}

static int read_header(struct header *header, const char *text)
{
    if (text[0] != 'H')
        return -1;
    header->kind = text[1];
    header->name = NULL;
    if (text[1] == 'n')
        header->name = strdup(text + 2);
    header->comment = NULL;
    if (text[1] == 'c')
        header->comment = strdup(text + 2);
    return 0;
}

static struct header *header_open(const struct system *system, const char *text)
{
    struct header *header = (struct header *)system->alloc(sizeof(struct full_header));

    if (!header) {
        fputs("no memory\n", stderr);
        return NULL;
    }
    ((struct full_header *)header)->file = stdin;
    if (read_header(header, text) != 0) {
        header_close(system, header);
        return NULL;
    }
    return header;
}

int main(int argc, char **argv)
{
    const struct system system = { malloc, free };
    struct header *header = argc == 2 ? header_open(&system, argv[1]) : NULL;

    if (!header)
        return 1;
    printf("%s\n", header->name ? header->name : "");
    header_close(&system, header);
    return 0;
}
