#include "arena.h"

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 4096 };

typedef struct Chunk Chunk;
struct Chunk {
    Chunk *older;
    size_t size, used;
    alignas(max_align_t) unsigned char bytes[];
};

struct Arena {
    Chunk *newest;
};

static void *must(void *p)
{
    if (!p) {
        fputs("chordbook: out of memory\n", stderr);
        exit(3);
    }
    return p;
}

Arena *arena_open(void)
{
    return must(calloc(1, sizeof(Arena)));
}

void *arena_take(Arena *a, size_t size)
{
    Chunk *c = a->newest;
    void *p;

    size = (size + 15) & ~(size_t)15;
    if (!c || c->size - c->used < size) {
        size_t room = size > CHUNK ? size : CHUNK;

        c = must(malloc(sizeof *c + room));
        c->older = a->newest;
        c->size = room;
        c->used = 0;
        a->newest = c;
    }
    p = c->bytes + c->used;
    c->used += size;
    return memset(p, 0, size);
}

char *arena_text(Arena *a, const char *s, size_t len)
{
    char *copy = arena_take(a, len + 1);

    memcpy(copy, s, len);
    return copy;
}

void arena_close(Arena *a)
{
    while (a->newest) {
        Chunk *c = a->newest;

        a->newest = c->older;
        free(c);
    }
    free(a);
}
