#ifndef TREE_H
#define TREE_H

#include <stdbool.h>
#include <stddef.h>

#define NAME_LEN 31
#define PATH_LEN 255

enum kind { K_DIR, K_FILE };

struct node {
    enum kind kind;
    char name[NAME_LEN + 1];
    struct node *parent;
    struct node *child;     /* first child, by name */
    struct node *next;      /* next sibling */
    unsigned long stamp;    /* tick of the last change */
    char *text;             /* K_FILE */
    size_t size;
};

struct node *tree_new(void);
void tree_free(struct node *root);

struct node *node_add(struct node *dir, const char *name, enum kind kind);
struct node *node_child(const struct node *dir, const char *name);
void node_unlink(struct node *n);
/* Unlinks n and frees it with everything below. Returns how many nodes that were. */
int node_destroy(struct node *n);
void node_path(const struct node *n, char *out);
void node_set_text(struct node *n, const char *text);

/* cache.c: what paths were found to be, so that they need not be walked again */
void cache_put(const char *path, struct node *n);
struct node *cache_get(const char *path);
void cache_forget(const char *path);
void cache_clear(void);

/* path.c */
/* Absolute and normal form of path, seen from cwd; false if it is too long or badly formed. */
bool path_normal(const char *cwd, const char *path, char *out);
struct node *path_find(struct node *root, const char *normal);
/* Directory of a normal path; its last part is put into name. */
struct node *path_parent(struct node *root, const char *normal, char *name);

#endif
