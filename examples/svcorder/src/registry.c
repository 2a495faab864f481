#include "registry.h"

#include <string.h>

void registry_init(struct registry *reg)
{
    memset(reg, 0, sizeof(*reg));
}

struct service *registry_add(struct registry *reg, const char *name, int line)
{
    struct service *svc;

    if (reg->count == REGISTRY_MAX)
        return NULL;

    svc = &reg->services[reg->count++];
    strncpy(svc->name, name, SERVICE_NAME_MAX);
    svc->line = line;
    return svc;
}

struct service *registry_find(struct registry *reg, const char *name)
{
    size_t i;

    for (i = 0; i < reg->count; i++) {
        if (strcmp(reg->services[i].name, name) == 0)
            return &reg->services[i];
    }
    return NULL;
}
