#ifndef SVCORDER_REGISTRY_H
#define SVCORDER_REGISTRY_H

#include <stddef.h>

#define SERVICE_NAME_MAX 31 /* without the terminator */
#define SERVICE_LINKS_MAX 8
#define REGISTRY_MAX 64

enum link_kind {
    LINK_NEEDS, /* the other service must exist and is started first */
    LINK_AFTER  /* started first if it is part of this system at all */
};

enum visit_state { UNSEEN, IN_PROGRESS, DONE };

struct link {
    enum link_kind kind;
    char name[SERVICE_NAME_MAX + 1];
};

struct service {
    char name[SERVICE_NAME_MAX + 1];
    int line;
    struct link links[SERVICE_LINKS_MAX];
    size_t nlinks;

    /* Filled in by resolve_links(). */
    struct service *before[SERVICE_LINKS_MAX];
    size_t nbefore;

    enum visit_state state;
};

struct registry {
    struct service services[REGISTRY_MAX];
    size_t count;
};

void registry_init(struct registry *reg);

/* Adds an empty service; NULL when the table is full. */
struct service *registry_add(struct registry *reg, const char *name, int line);

/* Looks a service up by name; NULL when there is none. */
struct service *registry_find(struct registry *reg, const char *name);

#endif
