#include "trie.h"

static trie_node_t *node_new(void)
{
    return calloc(1, sizeof(trie_node_t));
}

static int node_is_bare(const trie_node_t *n)
{
    return n->route == NULL && n->child[0] == NULL && n->child[1] == NULL;
}

enum trie_result trie_insert(trie_t *t, prefix_t dest, ip_t via, unsigned metric)
{
    trie_node_t **link = &t->root;
    unsigned depth;

    dest = prefix_clean(dest);
    for (depth = 0; ; depth++)
    {
        if (*link == NULL && (*link = node_new()) == NULL)
            return TRIE_NOMEM;
        if (depth == dest.len)
            break;
        link = &(*link)->child[ip_bit(dest.addr, depth)];
    }
    if ((*link)->route != NULL)
    {
        route_t *old = (*link)->route;

        if (old->metric < metric)
            return TRIE_WORSE;
        old->via = via;
        old->metric = metric;
        return TRIE_REPLACED;
    }
    (*link)->route = calloc(1, sizeof(route_t));
    if ((*link)->route == NULL)
        return TRIE_NOMEM;
    (*link)->route->dest = dest;
    (*link)->route->via = via;
    (*link)->route->metric = metric;
    t->routes++;
    return TRIE_OK;
}

static enum trie_result remove_below(trie_node_t **link, prefix_t dest, unsigned depth)
{
    enum trie_result result;
    trie_node_t *n = *link;

    if (n == NULL)
        return TRIE_MISSING;
    if (depth == dest.len)
    {
        if (n->route == NULL)
            return TRIE_MISSING;
        free(n->route);
        n->route = NULL;
        result = TRIE_OK;
    }
    else
    {
        result = remove_below(&n->child[ip_bit(dest.addr, depth)], dest, depth + 1);
    }
    if (result == TRIE_OK && node_is_bare(n))
    {
        free(n);
        *link = NULL;
    }
    return result;
}

enum trie_result trie_remove(trie_t *t, prefix_t dest)
{
    enum trie_result result = remove_below(&t->root, prefix_clean(dest), 0);

    if (result == TRIE_OK)
        t->routes--;
    return result;
}

route_t *trie_lookup(const trie_t *t, ip_t addr)
{
    const trie_node_t *n = t->root;
    route_t *best = NULL;
    unsigned depth;

    for (depth = 0; n != NULL; depth++)
    {
        if (n->route != NULL)
            best = n->route;
        if (depth == 32)
            break;
        n = n->child[ip_bit(addr, depth)];
    }
    if (best != NULL)
        best->hits++;
    return best;
}

static void walk_below(const trie_node_t *n, prefix_t within, trie_visit_t visit, void *arg)
{
    if (n == NULL)
        return;
    if (n->route != NULL && prefix_covers(within, n->route->dest))
        visit(n->route, arg);
    walk_below(n->child[0], within, visit, arg);
    walk_below(n->child[1], within, visit, arg);
}

void trie_walk(const trie_t *t, prefix_t within, trie_visit_t visit, void *arg)
{
    walk_below(t->root, prefix_clean(within), visit, arg);
}

static void free_below(trie_node_t *n)
{
    if (n == NULL)
        return;
    free_below(n->child[0]);
    free_below(n->child[1]);
    free(n->route);
    free(n);
}

void trie_free(trie_t *t)
{
    free_below(t->root);
    t->root = NULL;
    t->routes = 0;
}
