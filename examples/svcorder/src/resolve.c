#include "resolve.h"

#include <stdio.h>

static int resolve_service(struct registry *reg, struct service *svc)
{
    size_t i;

    svc->nbefore = 0;
    for (i = 0; i < svc->nlinks; i++) {
        const struct link *link = &svc->links[i];
        struct service *target = registry_find(reg, link->name);

        if (target == svc) {
            fprintf(stderr, "svcorder: line %d: service '%s' links to itself\n",
                    svc->line, svc->name);
            return -1;
        }
        if (!target && link->kind == LINK_AFTER)
            continue; /* not part of this system: nothing to wait for */
        svc->before[svc->nbefore++] = target;
    }
    return 0;
}

int resolve_links(struct registry *reg)
{
    size_t i;

    for (i = 0; i < reg->count; i++) {
        if (resolve_service(reg, &reg->services[i]) != 0)
            return -1;
    }
    return 0;
}
