#include <string.h>

#include "ini.h"

/* One line: a section, an assignment, `key += more`, `unset key`, or a remark. */
enum ini_status parse_line(struct ini *ini, char *line, int number)
{
    char *text = text_trim(line);
    char *equals, *end;

    if (*text == '\0' || *text == '#' || *text == ';')
        return INI_OK;
    if (*text == '[') {
        end = strchr(text, ']');
        if (end == NULL || end[1] != '\0')
            return INI_SYNTAX;
        *end = '\0';
        return ini_enter(ini, text_trim(text + 1));
    }
    if (strncmp(text, "unset ", 6) == 0)
        return ini_unset(ini, text_trim(text + 6));
    equals = strchr(text, '=');
    if (equals == NULL || equals == text)
        return INI_SYNTAX;
    if (equals[-1] == '+') {
        equals[-1] = '\0';
        return ini_append(ini, text_trim(text), text_trim(equals + 1), number);
    }
    *equals = '\0';
    return ini_set(ini, text_trim(text), text_trim(equals + 1), number);
}

static const char *words(enum ini_status status)
{
    switch (status) {
    case INI_SYNTAX:
        return "not understood";
    case INI_NO_KEY:
        return "no such key";
    case INI_NO_MEMORY:
        return "out of memory";
    case INI_OK:
        break;
    }
    return "fine";
}

int parse_file(struct ini *ini, FILE *in, const char *name)
{
    char line[512];
    int number = 0;

    while (fgets(line, sizeof line, in) != NULL) {
        enum ini_status status = parse_line(ini, line, ++number);
        if (status != INI_OK) {
            fprintf(stderr, "%s:%d: %s\n", name, number, words(status));
            ini->errors++;
        }
        if (status == INI_NO_MEMORY)
            return -1;
    }
    return ini->errors == 0 ? 0 : -1;
}
