/* jfold: read a JSON document, write it on one line. */
#ifndef JFOLD_JSON_H
#define JFOLD_JSON_H

#include <stdio.h>

/* Arrays and objects may be nested this deep: [[1]] is two deep. */
#define JSON_MAX_DEPTH 100

/* Longest string or number, in bytes as written, quotes not counted. */
#define JSON_MAX_TEXT 1023

enum json_error {
    JSON_OK,
    JSON_E_SYNTAX, JSON_E_TEXT, JSON_E_DEPTH, JSON_E_TRAILING, JSON_E_MEMORY
};

enum json_type { JSON_LITERAL, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

/* One value; its elements are a list, and the members of objects have a key. */
struct json_value {
    enum json_type type;
    char *text; /* strings keep their escapes as written, numbers their digits */
    char *key;
    struct json_value *first;
    struct json_value *last;
    struct json_value *next;
};

/* value.c: what json_new() gives is to be freed even after an error */
enum json_error json_new(enum json_type type, const char *text, struct json_value **out);
enum json_error json_set_key(struct json_value *value, const char *key);
void json_append(struct json_value *parent, struct json_value *child); /* child may be NULL */
void json_free(struct json_value *value);

/* parser.c: text[len] is 0; *line counts along; *out is to be freed even after an error */
enum json_error json_parse(const char *text, size_t len, struct json_value **out, unsigned *line);

/* writer.c: depth is the number of arrays and objects around the value */
enum json_error json_write(FILE *out, const struct json_value *value, int depth);

#endif
