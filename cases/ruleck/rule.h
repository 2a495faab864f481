#ifndef RULE_H
#define RULE_H

#include <stddef.h>

enum field { FIELD_FROM, FIELD_TO, FIELD_SUBJECT, FIELD_ANY };
enum test { TEST_CONTAINS, TEST_IS, TEST_BEGINS };
enum action { ACTION_MOVE, ACTION_FLAG, ACTION_DROP };

struct rule {
    enum field field;
    enum test test;
    enum action action;
    char *pattern;
    char *target;      /* a folder or a flag; none for drop */
    unsigned hits;
    struct rule *next;
};

struct cursor {
    const char *at;
    const char *why;   /* what was wrong, when something was */
};

/* rule.c */
void rule_free(struct rule *rule);
void rules_free(struct rule *rules);
struct rule *rule_parse(struct cursor *cursor);
int rule_matches(const struct rule *rule, enum field field, const char *value);

/* words.c */
void skip_blanks(struct cursor *cursor);
int take_word(struct cursor *cursor, const char *word);
char *take_text(struct cursor *cursor);
int take_field(struct cursor *cursor, enum field *field);

#endif
