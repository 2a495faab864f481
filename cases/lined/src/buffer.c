#include <stdlib.h>
#include <string.h>

#include "buffer.h"

void buf_init(buffer_t *b)
{
    memset(b, 0, sizeof *b);
}

static void free_line(line_t *l)
{
    free(l->text);
    free(l);
}

void buf_clear(buffer_t *b)
{
    line_t *l = b->first;

    while (l) {
        line_t *next = l->next;
        free_line(l);
        l = next;
    }
    buf_init(b);
}

/* Links l behind `at`, or at the top when `at` is NULL. */
void buf_link_after(buffer_t *b, line_t *at, line_t *l)
{
    l->prev = at;
    l->next = at ? at->next : b->first;
    if (l->next)
        l->next->prev = l;
    else
        b->last = l;
    if (at)
        at->next = l;
    else
        b->first = l;
    b->count++;
}

line_t *buf_insert_after(buffer_t *b, line_t *at, const char *text)
{
    line_t *l = malloc(sizeof *l);

    if (!l)
        return NULL;
    l->text = strdup(text);
    if (!l->text) {
        free(l);
        return NULL;
    }
    buf_link_after(b, at, l);
    return l;
}

void buf_unlink(buffer_t *b, line_t *l)
{
    if (l->prev)
        l->prev->next = l->next;
    else
        b->first = l->next;
    if (l->next)
        l->next->prev = l->prev;
    else
        b->last = l->prev;
    if (b->cur == l)
        b->cur = l->next ? l->next : l->prev;
    l->prev = l->next = NULL;
    b->count--;
}

void buf_drop(buffer_t *b, line_t *l)
{
    buf_unlink(b, l);
    free_line(l);
}

int buf_set_text(line_t *l, const char *text)
{
    char *copy = strdup(text);

    if (!copy)
        return -1;
    free(l->text);
    l->text = copy;
    return 0;
}

line_t *buf_line(const buffer_t *b, size_t n)
{
    line_t *l = b->first;

    if (n == 0 || n > b->count)
        return NULL;
    while (--n)
        l = l->next;
    return l;
}

size_t buf_number(const line_t *l)
{
    size_t n = 0;

    for (; l; l = l->prev)
        n++;
    return n;
}
