#ifndef INI_H
#define INI_H

#include <stdio.h>

struct entry {
    char *key;
    char *value;
    int line;
    struct entry *next;
};

struct section {
    char *name;
    struct entry *entries;
    struct entry **tail;
    struct section *next;
};

struct ini {
    struct section *sections;
    struct section *current;
    int errors;
    int overridden;
};

enum ini_status {
    INI_OK,
    INI_SYNTAX,
    INI_NO_KEY,
    INI_NO_MEMORY
};

void ini_init(struct ini *ini);
void ini_free(struct ini *ini);
enum ini_status ini_enter(struct ini *ini, const char *name);
enum ini_status ini_set(struct ini *ini, const char *key, const char *value, int line);
enum ini_status ini_append(struct ini *ini, const char *key, const char *more, int line);
enum ini_status ini_unset(struct ini *ini, const char *key);
const char *ini_get(const struct ini *ini, const char *section, const char *key);
void ini_dump(const struct ini *ini, FILE *out);

/* text.c */
char *text_copy(const char *text, size_t length);
char *text_join(const char *left, const char *between, const char *right);
char *text_trim(char *text);

/* parse.c */
enum ini_status parse_line(struct ini *ini, char *line, int number);
int parse_file(struct ini *ini, FILE *in, const char *name);

#endif
