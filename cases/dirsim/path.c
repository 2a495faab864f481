#include "tree.h"

#include <string.h>

/* Appends one part to the normal path in out; "." and ".." are worked off. */
static bool push(char *out, const char *part, size_t len)
{
    size_t used = strlen(out);

    if (len == 0 || (len == 1 && part[0] == '.'))
        return true;
    if (len == 2 && part[0] == '.' && part[1] == '.') {
        char *slash = strrchr(out, '/');

        if (slash)
            *slash = '\0';
        return true;
    }
    if (len > NAME_LEN || used + 1 + len > PATH_LEN)
        return false;
    out[used] = '/';
    memcpy(out + used + 1, part, len);
    out[used + 1 + len] = '\0';
    return true;
}

static bool push_all(char *out, const char *path)
{
    while (*path) {
        size_t len = strcspn(path, "/");

        if (!push(out, path, len))
            return false;
        path += len;
        if (*path)
            path++;
    }
    return true;
}

bool path_normal(const char *cwd, const char *path, char *out)
{
    out[0] = '\0';
    if (path[0] != '/' && !push_all(out, cwd))
        return false;
    if (!push_all(out, path))
        return false;
    if (!out[0])
        strcpy(out, "/");
    return true;
}

struct node *path_find(struct node *root, const char *normal)
{
    struct node *n = cache_get(normal);
    const char *p = normal;

    if (n)
        return n;
    for (n = root; n && *p; ) {
        char name[NAME_LEN + 1];
        size_t len;

        p++;
        len = strcspn(p, "/");
        if (len == 0)
            break;
        memcpy(name, p, len);
        name[len] = '\0';
        n = node_child(n, name);
        p += len;
    }
    if (n)
        cache_put(normal, n);
    return n;
}

struct node *path_parent(struct node *root, const char *normal, char *name)
{
    char dir[PATH_LEN + 1];
    char *slash;
    struct node *n;

    strcpy(dir, normal);
    slash = strrchr(dir, '/');
    strcpy(name, slash + 1);
    slash[slash == dir ? 1 : 0] = '\0';
    n = path_find(root, dir);
    return n && n->kind == K_DIR && name[0] ? n : NULL;
}
