#include <stdlib.h>

#include "json.h"

#define INPUT_MAX (1u << 20)

static const char *const messages[] = {
    [JSON_E_SYNTAX] = "syntax error",
    [JSON_E_TEXT] = "string or number is too long",
    [JSON_E_DEPTH] = "nested too deep",
    [JSON_E_TRAILING] = "text after the document",
    [JSON_E_MEMORY] = "out of memory",
};

/* Nothing is printed unless the whole document can be. */
static enum json_error print(const struct json_value *doc)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);
    enum json_error err;

    if (out == NULL)
        return JSON_E_MEMORY;
    err = json_write(out, doc, 0);
    if (fclose(out) != 0)
        err = JSON_E_MEMORY;
    if (err == JSON_OK)
        puts(text);
    free(text);
    return err;
}

static enum json_error fold(FILE *in, unsigned *line)
{
    struct json_value *doc = NULL;
    char *text = calloc(1, INPUT_MAX + 1);
    enum json_error err = JSON_E_MEMORY;

    if (text != NULL)
        err = json_parse(text, fread(text, 1, INPUT_MAX, in), &doc, line);
    free(text);
    if (err == JSON_OK)
        err = print(doc);
    json_free(doc);
    return err;
}

int main(int argc, char **argv)
{
    unsigned line = 1;
    enum json_error err;

    if (argc != 1) {
        fprintf(stderr, "usage: %s <FILE\nWrite the JSON document on one line.\n", argv[0]);
        return 2;
    }
    err = fold(stdin, &line);
    if (err != JSON_OK)
        fprintf(stderr, "jfold: line %u: %s\n", line, messages[err]);
    return err != JSON_OK;
}
