#ifndef SVCONF_CONF_H
#define SVCONF_CONF_H

#include <stddef.h>
#include <stdio.h>

#define CONF_LINE_MAX   512
#define CONF_NAME_MAX   32      /* sections, keys and variables */
#define CONF_VALUE_MAX  128     /* a value after expansion, with its NUL */
#define CONF_ENTRIES    64
#define CONF_VARS       32

enum conf_status {
    CONF_OK,
    CONF_E_SYNTAX,
    CONF_E_NAME,
    CONF_E_LONG,
    CONF_E_UNSET,
    CONF_E_FULL,
    CONF_E_READ
};

struct conf_entry {
    char section[CONF_NAME_MAX];
    char key[CONF_NAME_MAX];
    char value[CONF_VALUE_MAX];
};

struct conf_vars {
    size_t count;
    struct {
        char name[CONF_NAME_MAX];
        char value[CONF_VALUE_MAX];
    } items[CONF_VARS];
};

struct conf {
    char section[CONF_NAME_MAX];
    size_t count;
    struct conf_entry entries[CONF_ENTRIES];
    struct conf_vars vars;
};

/* vars.c */
enum conf_status vars_set(struct conf_vars *vars, const char *name, const char *value);
const char *vars_get(const struct conf_vars *vars, const char *name);

/* expand.c: puts in's references to variables in place; out holds size bytes. */
enum conf_status expand(const struct conf_vars *vars, const char *in, char *out, size_t size);

/* parse.c: *line is the line that was read last. */
enum conf_status conf_read(struct conf *conf, FILE *in, unsigned *line);
const struct conf_entry *conf_find(const struct conf *conf, const char *section, const char *key);
const char *conf_message(enum conf_status status);

#endif
