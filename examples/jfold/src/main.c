#define _POSIX_C_SOURCE 200809L /* open_memstream */

#include <stdlib.h>

#include "json.h"

#define INPUT_MAX (1u << 20)

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
        printf("%s\n", text);
    free(text);
    return err;
}

static enum json_error fold(FILE *in, unsigned *line)
{
    struct json_value *doc = NULL;
    enum json_error err = JSON_E_MEMORY;
    char *text = malloc(INPUT_MAX);

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
    enum json_error err;
    unsigned line = 1;

    if (argc != 1) {
        fprintf(stderr, "usage: %s <FILE\nWrite the JSON document on one line.\n", argv[0]);
        return 2;
    }
    err = fold(stdin, &line);
    if (err != JSON_OK) {
        fprintf(stderr, "jfold: line %u: %s\n", line, json_strerror(err));
        return 1;
    }
    return 0;
}
