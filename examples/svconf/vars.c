#include "conf.h"

#include <string.h>

enum conf_status vars_set(struct conf_vars *vars, const char *name, const char *value)
{
    size_t i;

    if (strlen(name) >= CONF_NAME_MAX)
        return CONF_E_NAME;
    if (strlen(value) >= CONF_VALUE_MAX)
        return CONF_E_LONG;

    for (i = 0; i < vars->count; i++)
        if (strcmp(vars->items[i].name, name) == 0)
            break;
    if (i == CONF_VARS)
        return CONF_E_FULL;
    if (i == vars->count) {
        strcpy(vars->items[i].name, name);
        vars->count++;
    }
    strcpy(vars->items[i].value, value);
    return CONF_OK;
}

const char *vars_get(const struct conf_vars *vars, const char *name)
{
    for (size_t i = 0; i < vars->count; i++)
        if (strcmp(vars->items[i].name, name) == 0)
            return vars->items[i].value;
    return NULL;
}
