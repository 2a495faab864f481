/* trie.h: routes by longest prefix */
#ifndef RTABLE_TRIE_H
#define RTABLE_TRIE_H

#include "ip.h"

typedef struct route
{
    prefix_t dest;
    ip_t via;
    unsigned metric;
    unsigned long hits;
} route_t;

typedef struct trie_node
{
    struct trie_node *child[2];
    route_t *route;
} trie_node_t;

typedef struct trie
{
    trie_node_t *root;
    unsigned routes;
} trie_t;

typedef void (*trie_visit_t)(const route_t *route, void *arg);

enum trie_result { TRIE_OK, TRIE_REPLACED, TRIE_WORSE, TRIE_MISSING, TRIE_NOMEM };

enum trie_result trie_insert(trie_t *t, prefix_t dest, ip_t via, unsigned metric);
enum trie_result trie_remove(trie_t *t, prefix_t dest);
route_t *trie_lookup(const trie_t *t, ip_t addr);
void trie_walk(const trie_t *t, prefix_t within, trie_visit_t visit, void *arg);
void trie_free(trie_t *t);

#endif
