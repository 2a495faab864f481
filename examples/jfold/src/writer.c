#include "json.h"

enum json_error json_write(FILE *out, const struct json_value *value, int depth)
{
    const struct json_value *child;
    enum json_error err = JSON_OK;

    if (value->type == JSON_LITERAL || value->type == JSON_STRING) {
        fprintf(out, value->type == JSON_STRING ? "\"%s\"" : "%s", value->text);
        return JSON_OK;
    }
    if (depth == JSON_MAX_DEPTH)
        return JSON_E_DEPTH;
    fputc(value->type == JSON_ARRAY ? '[' : '{', out);
    for (child = value->first; child != NULL && err == JSON_OK; child = child->next) {
        if (child->key != NULL)
            fprintf(out, "\"%s\":", child->key);
        err = json_write(out, child, depth + 1);
        if (child->next != NULL)
            fputc(',', out);
    }
    fputc(value->type == JSON_ARRAY ? ']' : '}', out);
    return err;
}
