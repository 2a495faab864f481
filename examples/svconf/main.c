/* svconf: read a service configuration from standard input, print it flat. */
#include "conf.h"

#include <string.h>

static struct conf conf;

static int usage(void)
{
    fputs("usage: svconf [-D NAME=VALUE]... [-g SECTION KEY] < CONFIG\n"
          "  -D  set a variable before reading\n"
          "  -g  print only the value of one key\n", stderr);
    return 2;
}

static int define(const char *arg)
{
    char name[CONF_NAME_MAX];
    const char *equals = strchr(arg, '=');
    size_t n;

    if (equals == NULL || equals == arg)
        return -1;
    n = (size_t)(equals - arg);
    if (n >= sizeof name)
        return -1;
    memcpy(name, arg, n);
    name[n] = '\0';
    return vars_set(&conf.vars, name, equals + 1) == CONF_OK ? 0 : -1;
}

static void print_entry(const struct conf_entry *e)
{
    if (e->section[0] != '\0')
        printf("%s.", e->section);
    printf("%s=%s\n", e->key, e->value);
}

int main(int argc, char **argv)
{
    const char *section = NULL, *key = NULL;
    const struct conf_entry *found;
    enum conf_status status;
    unsigned line;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-D") == 0 && i + 1 < argc) {
            if (define(argv[++i]) != 0)
                return usage();
        } else if (strcmp(argv[i], "-g") == 0 && i + 2 < argc) {
            section = argv[++i];
            key = argv[++i];
        } else {
            return usage();
        }
    }

    status = conf_read(&conf, stdin, &line);
    if (status != CONF_OK) {
        fprintf(stderr, "svconf: line %u: %s\n", line, conf_message(status));
        return 1;
    }
    if (key != NULL) {
        found = conf_find(&conf, section, key);
        if (found == NULL) {
            fprintf(stderr, "svconf: %s.%s is not there\n", section, key);
            return 1;
        }
        puts(found->value);
        return 0;
    }
    for (size_t i = 0; i < conf.count; i++)
        print_entry(&conf.entries[i]);
    return 0;
}
