#include "json.h"

#include <stdlib.h>
#include <string.h>

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *mine = malloc(size);

    if (mine != NULL)
        memcpy(mine, text, size);
    return mine;
}

struct json_value *json_new(enum json_type type, const char *text)
{
    struct json_value *value = calloc(1, sizeof(*value));

    if (value == NULL)
        return NULL;
    value->type = type;
    if (text != NULL) {
        value->text = copy(text);
        if (value->text == NULL) {
            free(value);
            return NULL;
        }
    }
    return value;
}

int json_set_key(struct json_value *value, const char *key)
{
    value->key = copy(key);
    return value->key != NULL ? 0 : -1;
}

void json_append(struct json_value *parent, struct json_value *child)
{
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

const char *json_strerror(enum json_error err)
{
    static const char *const text[] = {
        [JSON_OK] = "no error",
        [JSON_E_SYNTAX] = "syntax error",
        [JSON_E_TEXT] = "string or number is too long",
        [JSON_E_DEPTH] = "nested too deep",
        [JSON_E_TRAILING] = "text after the document",
        [JSON_E_MEMORY] = "out of memory",
    };

    return text[err];
}
