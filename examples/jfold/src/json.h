/* jfold: read a JSON document, write it on one line. */
#ifndef JFOLD_JSON_H
#define JFOLD_JSON_H

#include <stddef.h>
#include <stdio.h>

/* Arrays and objects may be nested this deep: [[1]] is two deep. */
#define JSON_MAX_DEPTH 100

/* Longest string or number, in bytes as written. */
#define JSON_MAX_TEXT 1023

enum json_error {
    JSON_OK,
    JSON_E_SYNTAX,
    JSON_E_TEXT,
    JSON_E_DEPTH,
    JSON_E_TRAILING,
    JSON_E_MEMORY
};

enum json_type { JSON_LITERAL, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

/*
 * One value. Strings keep their escapes as written, numbers their digits.
 * The elements of an array or object are a list; `key` is set in members of
 * objects only.
 */
struct json_value {
    enum json_type type;
    char *text;
    char *key;
    struct json_value *first;
    struct json_value *last;
    struct json_value *next;
};

/* value.c */
struct json_value *json_new(enum json_type type, const char *text);
int json_set_key(struct json_value *value, const char *key);
void json_append(struct json_value *parent, struct json_value *child);
void json_free(struct json_value *value);
const char *json_strerror(enum json_error err);

/* parser.c: on success *out is the document, to be freed by the caller */
enum json_error json_parse(const char *text, size_t len, struct json_value **out,
                           unsigned *line);

/* writer.c: depth is the number of arrays and objects around the value */
enum json_error json_write(FILE *out, const struct json_value *value, int depth);

#endif
