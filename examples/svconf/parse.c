#include "conf.h"

#include <ctype.h>
#include <string.h>

static char *trim(char *s)
{
    char *end;

    while (isspace((unsigned char)*s))
        s++;
    end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return s;
}

static int name_ok(const char *name)
{
    size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.");

    return n > 0 && n < CONF_NAME_MAX && name[n] == '\0';
}

/* A value may stand in double quotes to keep the spaces around it. */
static char *unquote(char *value)
{
    size_t n = strlen(value);

    if (value[0] != '"')
        return value;
    if (n < 2 || value[n - 1] != '"')
        return NULL;
    value[n - 1] = '\0';
    return value + 1;
}

static enum conf_status open_section(struct conf *conf, char *text)
{
    size_t n = strlen(text);

    if (text[n - 1] != ']')
        return CONF_E_SYNTAX;
    text[n - 1] = '\0';
    text = trim(text + 1);
    if (!name_ok(text))
        return CONF_E_NAME;
    strcpy(conf->section, text);
    return CONF_OK;
}

static enum conf_status add_entry(struct conf *conf, const char *key, const char *value)
{
    struct conf_entry *entry;

    if (conf->count == CONF_ENTRIES)
        return CONF_E_FULL;
    entry = &conf->entries[conf->count++];
    strcpy(entry->section, conf->section);
    strcpy(entry->key, key);
    strcpy(entry->value, value);
    return CONF_OK;
}

static enum conf_status assignment(struct conf *conf, char *text)
{
    char value[CONF_VALUE_MAX];
    char *equals = strchr(text, '=');
    char *key, *right;
    int is_var = 0;
    enum conf_status status;

    if (equals == NULL)
        return CONF_E_SYNTAX;
    *equals = '\0';
    key = trim(text);
    if (strncmp(key, "set", 3) == 0 && isspace((unsigned char)key[3])) {
        key = trim(key + 3);
        is_var = 1;
    }
    if (!name_ok(key))
        return CONF_E_NAME;

    right = unquote(trim(equals + 1));
    if (right == NULL)
        return CONF_E_SYNTAX;
    status = expand(&conf->vars, right, value, sizeof value);
    if (status != CONF_OK)
        return status;

    if (is_var)
        return vars_set(&conf->vars, key, value);
    return add_entry(conf, key, value);
}

enum conf_status conf_read(struct conf *conf, FILE *in, unsigned *line)
{
    char buf[CONF_LINE_MAX];
    enum conf_status status;

    *line = 0;
    while (fgets(buf, sizeof buf, in) != NULL) {
        char *text;

        ++*line;
        if (strchr(buf, '\n') == NULL && strlen(buf) == sizeof buf - 1)
            return CONF_E_LONG;
        text = trim(buf);
        if (*text == '\0' || *text == '#')
            continue;
        status = *text == '[' ? open_section(conf, text) : assignment(conf, text);
        if (status != CONF_OK)
            return status;
    }
    return ferror(in) ? CONF_E_READ : CONF_OK;
}

const struct conf_entry *conf_find(const struct conf *conf, const char *section, const char *key)
{
    for (size_t i = conf->count; i-- > 0;)
        if (strcmp(conf->entries[i].section, section) == 0 && strcmp(conf->entries[i].key, key) == 0)
            return &conf->entries[i];
    return NULL;
}

const char *conf_message(enum conf_status status)
{
    static const char *const messages[] = {
        [CONF_OK] = "no error",
        [CONF_E_SYNTAX] = "syntax error",
        [CONF_E_NAME] = "bad name",
        [CONF_E_LONG] = "line or value too long",
        [CONF_E_UNSET] = "variable is not set",
        [CONF_E_FULL] = "too many entries or variables",
        [CONF_E_READ] = "read error",
    };

    return messages[status];
}
