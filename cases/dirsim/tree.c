#include "tree.h"

#include <stdlib.h>
#include <string.h>

static struct node *make(const char *name, enum kind kind)
{
    struct node *n = calloc(1, sizeof *n);

    if (!n)
        abort();
    strncpy(n->name, name, NAME_LEN);
    n->kind = kind;
    return n;
}

struct node *tree_new(void)
{
    return make("", K_DIR);
}

struct node *node_add(struct node *dir, const char *name, enum kind kind)
{
    struct node *n = make(name, kind);
    struct node **at = &dir->child;

    while (*at && strcmp((*at)->name, name) < 0)
        at = &(*at)->next;
    n->next = *at;
    n->parent = dir;
    *at = n;
    return n;
}

struct node *node_child(const struct node *dir, const char *name)
{
    struct node *n;

    if (dir->kind != K_DIR)
        return NULL;
    for (n = dir->child; n; n = n->next)
        if (!strcmp(n->name, name))
            return n;
    return NULL;
}

void node_unlink(struct node *n)
{
    struct node **at;

    if (!n->parent)
        return;
    for (at = &n->parent->child; *at != n; at = &(*at)->next)
        ;
    *at = n->next;
    n->parent = n->next = NULL;
}

int node_destroy(struct node *n)
{
    char path[PATH_LEN + 1];
    int count = 1;

    node_path(n, path);
    cache_forget(path);
    node_unlink(n);
    while (n->child)
        count += node_destroy(n->child);
    free(n->text);
    free(n);
    return count;
}

void tree_free(struct node *root)
{
    cache_clear();
    node_destroy(root);
}

void node_path(const struct node *n, char *out)
{
    const struct node *up[PATH_LEN / 2 + 1];
    int depth = 0;

    for (; n->parent; n = n->parent)
        up[depth++] = n;
    if (depth == 0)
        strcpy(out, "/");
    while (depth-- > 0) {
        *out++ = '/';
        strcpy(out, up[depth]->name);
        out += strlen(out);
    }
}

void node_set_text(struct node *n, const char *text)
{
    char *copy = strdup(text);

    if (!copy)
        abort();
    free(n->text);
    n->text = copy;
    n->size = strlen(text);
}
