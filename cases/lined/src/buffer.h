#ifndef BUFFER_H
#define BUFFER_H

#include <stddef.h>

#define NMARKS 26
#define MAX_TEXT 1024

typedef struct line {
    struct line *prev, *next;
    char *text;
} line_t;

typedef struct {
    line_t *first, *last;
    line_t *cur;                 /* NULL only when the buffer is empty */
    line_t *mark[NMARKS];
    size_t count;
} buffer_t;

void buf_init(buffer_t *b);
void buf_clear(buffer_t *b);
line_t *buf_insert_after(buffer_t *b, line_t *at, const char *text);
void buf_unlink(buffer_t *b, line_t *l);
void buf_link_after(buffer_t *b, line_t *at, line_t *l);
void buf_drop(buffer_t *b, line_t *l);
int buf_set_text(line_t *l, const char *text);
line_t *buf_line(const buffer_t *b, size_t n);
size_t buf_number(const line_t *l);

#endif
