#include "json.h"

struct writer {
    FILE *out;
    int indent;
};

static void new_line(const struct writer *w, int depth)
{
    if (w->indent > 0)
        fprintf(w->out, "\n%*s", w->indent * depth, "");
}

static enum json_error write_value(const struct writer *w, const struct json_value *value,
                                   int depth);

static enum json_error write_elements(const struct writer *w, const struct json_value *value,
                                      int depth)
{
    const struct json_value *child;

    if (depth >= JSON_MAX_DEPTH)
        return JSON_E_DEPTH;
    for (child = value->first; child != NULL; child = child->next) {
        enum json_error err;

        new_line(w, depth + 1);
        if (child->key != NULL)
            fprintf(w->out, w->indent > 0 ? "\"%s\": " : "\"%s\":", child->key);
        err = write_value(w, child, depth + 1);
        if (err != JSON_OK)
            return err;
        if (child->next != NULL)
            fputc(',', w->out);
    }
    if (value->first != NULL)
        new_line(w, depth);
    return JSON_OK;
}

static enum json_error write_value(const struct writer *w, const struct json_value *value,
                                   int depth)
{
    enum json_error err = JSON_OK;

    switch (value->type) {
    case JSON_LITERAL:
        fputs(value->text, w->out);
        break;
    case JSON_STRING:
        fprintf(w->out, "\"%s\"", value->text);
        break;
    case JSON_ARRAY:
        fputc('[', w->out);
        err = write_elements(w, value, depth);
        fputc(']', w->out);
        break;
    case JSON_OBJECT:
        fputc('{', w->out);
        err = write_elements(w, value, depth);
        fputc('}', w->out);
        break;
    }
    return err;
}

enum json_error json_write(FILE *out, const struct json_value *value, int indent)
{
    struct writer w = { out, indent };
    enum json_error err = write_value(&w, value, 0);

    fputc('\n', out);
    return err;
}
