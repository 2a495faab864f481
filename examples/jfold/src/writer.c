#include "json.h"

static enum json_error write_elements(FILE *out, const struct json_value *value, int depth)
{
    const struct json_value *child;

    if (depth > JSON_MAX_DEPTH)
        return JSON_E_DEPTH;
    for (child = value->first; child != NULL; child = child->next) {
        enum json_error err;

        if (child->key != NULL)
            fprintf(out, "\"%s\":", child->key);
        err = json_write(out, child, depth);
        if (err != JSON_OK)
            return err;
        if (child->next != NULL)
            fputc(',', out);
    }
    return JSON_OK;
}

enum json_error json_write(FILE *out, const struct json_value *value, int depth)
{
    enum json_error err = JSON_OK;

    switch (value->type) {
    case JSON_LITERAL:
        fputs(value->text, out);
        break;
    case JSON_STRING:
        fprintf(out, "\"%s\"", value->text);
        break;
    case JSON_ARRAY:
        fputc('[', out);
        err = write_elements(out, value, depth + 1);
        fputc(']', out);
        break;
    case JSON_OBJECT:
        fputc('{', out);
        err = write_elements(out, value, depth + 1);
        fputc('}', out);
        break;
    }
    return err;
}
