#include "keymap.h"

#include <stdlib.h>
#include <string.h>

struct layer *layer_find(const struct keymap *km, const char *name)
{
    struct layer *l;

    for (l = km->base; l; l = l->above)
        if (strcmp(l->name, name) == 0)
            return l;
    return NULL;
}

struct layer *layer_add(struct keymap *km, const char *name)
{
    struct layer **at = &km->base;
    struct layer *l;

    if (km->count == LAYERS_MAX || strlen(name) > NAME_MAX_)
        return NULL;
    while (*at) {
        if (strcmp((*at)->name, name) == 0)
            return NULL;
        at = &(*at)->above;
    }
    l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    strcpy(l->name, name);
    *at = l;
    km->count++;
    return l;
}

bool layer_drop(struct keymap *km, const char *name)
{
    struct layer **at = &km->base->above;
    struct layer *l;

    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->above;
    l = *at;
    if (!l)
        return false;
    *at = l->above;
    free(l);
    km->count--;
    return true;
}

bool keymap_init(struct keymap *km)
{
    struct layer *base;

    km->base = NULL;
    km->count = 0;
    base = layer_add(km, "base");
    if (!base)
        return false;
    base->on = true;
    return true;
}

void keymap_free(struct keymap *km)
{
    while (km->base) {
        struct layer *l = km->base;

        km->base = l->above;
        free(l);
    }
    km->count = 0;
}
