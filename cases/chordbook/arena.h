#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

/* Memory for one song: handed out piece by piece, given back as a whole. */
typedef struct Arena Arena;

Arena *arena_open(void);
void  *arena_take(Arena *a, size_t size);
char  *arena_text(Arena *a, const char *s, size_t len);
void   arena_close(Arena *a);

#endif
