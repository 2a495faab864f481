#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "json.h"

#define INPUT_MAX (1u << 20)

static char *read_all(FILE *in, size_t *len)
{
    char *text = malloc(INPUT_MAX);

    if (text != NULL)
        *len = fread(text, 1, INPUT_MAX, in);
    return text;
}

/* Nothing is printed unless the whole document can be. */
static enum json_error print(const struct json_value *doc, int indent)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = open_memstream(&text, &len);
    enum json_error err;

    if (out == NULL)
        return JSON_E_MEMORY;
    err = json_write(out, doc, indent);
    if (fclose(out) != 0)
        err = JSON_E_MEMORY;
    if (err == JSON_OK)
        fwrite(text, 1, len, stdout);
    free(text);
    return err;
}

static int fold(int indent)
{
    struct json_value *doc;
    enum json_error err;
    unsigned line;
    size_t len;
    char *text = read_all(stdin, &len);

    if (text == NULL) {
        fputs("jfold: out of memory\n", stderr);
        return 1;
    }
    err = json_parse(text, len, &doc, &line);
    free(text);
    if (err != JSON_OK) {
        fprintf(stderr, "jfold: line %u: %s\n", line, json_strerror(err));
        return 1;
    }
    err = print(doc, indent);
    json_free(doc);
    if (err != JSON_OK) {
        fprintf(stderr, "jfold: %s\n", json_strerror(err));
        return 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 1)
        return fold(0);
    if (argc == 2 && strcmp(argv[1], "-i") == 0)
        return fold(2);
    fputs("usage: jfold [-i] <FILE\n"
          "Write the JSON document on standard input on one line.\n"
          "  -i  indent it instead\n",
          stderr);
    return 2;
}
