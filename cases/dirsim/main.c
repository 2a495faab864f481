/* dirsim: runs a script of file commands on a tree in memory */
#include "tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sim {
    struct node *root;
    char cwd[PATH_LEN + 1];
    unsigned long tick;
};

typedef const char *(*command_fn)(struct sim *s, char **arg);

static const char *locate(struct sim *s, const char *arg, char *normal, struct node **n)
{
    if (!path_normal(s->cwd, arg, normal))
        return "bad path";
    *n = path_find(s->root, normal);
    return NULL;
}

static const char *create(struct sim *s, const char *arg, enum kind kind, struct node **out)
{
    char normal[PATH_LEN + 1], name[NAME_LEN + 1];
    struct node *n, *dir;
    const char *err = locate(s, arg, normal, &n);

    if (err)
        return err;
    if (n)
        return "exists";
    dir = path_parent(s->root, normal, name);
    if (!dir)
        return "no such directory";
    *out = node_add(dir, name, kind);
    (*out)->stamp = dir->stamp = s->tick;
    return NULL;
}

static const char *cmd_mkdir(struct sim *s, char **arg)
{
    struct node *n;

    return create(s, arg[0], K_DIR, &n);
}

static const char *cmd_write(struct sim *s, char **arg)
{
    char normal[PATH_LEN + 1];
    struct node *n;
    const char *err = locate(s, arg[0], normal, &n);

    if (!err && !n)
        err = create(s, arg[0], K_FILE, &n);
    if (err)
        return err;
    if (n->kind == K_DIR)
        return "is a directory";
    n->stamp = s->tick;
    node_set_text(n, arg[1]);
    return NULL;
}

/* as locate, for what must be there */
static const char *find(struct sim *s, const char *arg, struct node **n)
{
    char normal[PATH_LEN + 1];
    const char *err = locate(s, arg, normal, n);

    return err ? err : *n ? NULL : "not found";
}

static const char *cmd_cat(struct sim *s, char **arg)
{
    struct node *n;
    const char *err = find(s, arg[0], &n);

    if (err)
        return err;
    if (n->kind == K_DIR)
        return "is a directory";
    printf("%s\n", n->text ? n->text : "");
    return NULL;
}

static const char *cmd_ls(struct sim *s, char **arg)
{
    struct node *n;
    const char *err = find(s, arg[0], &n);

    if (err)
        return err;
    if (n->kind == K_FILE) {
        printf("%s %zu\n", n->name, n->size);
        return NULL;
    }
    printf("%s:", n->parent ? n->name : "/");
    for (n = n->child; n; n = n->next)
        printf(" %s%s", n->name, n->kind == K_DIR ? "/" : "");
    printf("\n");
    return NULL;
}

static const char *cmd_cd(struct sim *s, char **arg)
{
    char normal[PATH_LEN + 1];
    struct node *n;
    const char *err = locate(s, arg[0], normal, &n);

    if (err)
        return err;
    if (!n || n->kind != K_DIR)
        return "no such directory";
    strcpy(s->cwd, normal);
    return NULL;
}

static const char *cmd_rm(struct sim *s, char **arg)
{
    struct node *n;
    const char *err = find(s, arg[0], &n);

    if (err)
        return err;
    if (n->child)
        return "not empty";
    if (n == s->root)
        return "busy";
    node_destroy(n);
    return NULL;
}

static const char *cmd_rmtree(struct sim *s, char **arg)
{
    struct node *n;
    const char *err = find(s, arg[0], &n);

    if (err)
        return err;
    if (n == s->root)
        return "busy";
    printf("removed %d\n", node_destroy(n));
    return NULL;
}

/* old N: removes what is directly in a directory and has not been changed for N ticks */
static const char *cmd_old(struct sim *s, char **arg)
{
    unsigned long age = strtoul(arg[1], NULL, 10);
    struct node *dir, *n, *next;
    const char *err = find(s, arg[0], &dir);
    int count = 0;

    if (err)
        return err;
    if (dir->kind != K_DIR)
        return "no such directory";
    for (n = dir->child; n; n = next) {
        next = n->next;
        if (s->tick - n->stamp > age)
            count += node_destroy(n);
    }
    printf("removed %d\n", count);
    return NULL;
}

static const struct command {
    const char *name;
    int args;
    command_fn run;
} commands[] = {
    { "mkdir",  1, cmd_mkdir },
    { "write",  2, cmd_write },
    { "cat",    1, cmd_cat },
    { "ls",     1, cmd_ls },
    { "cd",     1, cmd_cd },
    { "rm",     1, cmd_rm },
    { "rmtree", 1, cmd_rmtree },
    { "old",    2, cmd_old },
};

static const char *run_line(struct sim *s, char *line)
{
    char *word[4] = { NULL };
    int n = 0;
    size_t i;
    char *w;

    for (w = strtok(line, " \t\n"); w && n < 4; w = strtok(NULL, " \t\n"))
        word[n++] = w;
    if (n == 0 || word[0][0] == '#')
        return NULL;
    s->tick++;
    for (i = 0; i < sizeof commands / sizeof *commands; i++)
        if (!strcmp(commands[i].name, word[0]))
            return n - 1 == commands[i].args ? commands[i].run(s, word + 1) : "usage";
    return "unknown command";
}

int main(int argc, char **argv)
{
    struct sim s = { tree_new(), "/", 0 };
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    char line[600];
    int nr = 0;

    if (!in) {
        fprintf(stderr, "usage: dirsim SCRIPT\n");
        tree_free(s.root);
        return 2;
    }
    while (fgets(line, sizeof line, in)) {
        const char *err = run_line(&s, line);

        nr++;
        if (err)
            printf("line %d: %s\n", nr, err);
    }
    fclose(in);
    tree_free(s.root);
    return 0;
}
