#include "json.h"

#include <stdlib.h>
#include <string.h>

enum json_error json_new(enum json_type type, const char *text, struct json_value **out)
{
    *out = calloc(1, sizeof(**out));
    if (*out == NULL)
        return JSON_E_MEMORY;
    (*out)->type = type;
    if (text != NULL && ((*out)->text = strdup(text)) == NULL)
        return JSON_E_MEMORY;
    return JSON_OK;
}

enum json_error json_set_key(struct json_value *value, const char *key)
{
    value->key = strdup(key);
    return value->key != NULL ? JSON_OK : JSON_E_MEMORY;
}

void json_append(struct json_value *parent, struct json_value *child)
{
    if (child == NULL)
        return;
    if (parent->last != NULL)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

void json_free(struct json_value *value)
{
    struct json_value *child;

    if (value == NULL)
        return;
    while ((child = value->first) != NULL) {
        value->first = child->next;
        json_free(child);
    }
    free(value->text);
    free(value->key);
    free(value);
}
