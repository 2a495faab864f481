#include <stdlib.h>
#include <string.h>

#include "rule.h"

void rule_free(struct rule *rule)
{
    if (rule == NULL)
        return;
    free(rule->pattern);
    free(rule->target);
    free(rule);
}

void rules_free(struct rule *rules)
{
    while (rules != NULL) {
        struct rule *next = rules->next;
        rule_free(rules);
        rules = next;
    }
}

static int take_test(struct cursor *cursor, enum test *test)
{
    if (take_word(cursor, "contains"))
        *test = TEST_CONTAINS;
    else if (take_word(cursor, "is"))
        *test = TEST_IS;
    else if (take_word(cursor, "begins"))
        *test = TEST_BEGINS;
    else {
        cursor->why = "contains, is or begins is expected";
        return 0;
    }
    return 1;
}

static int take_action(struct cursor *cursor, struct rule *rule)
{
    if (take_word(cursor, "drop")) {
        rule->action = ACTION_DROP;
        return 1;
    }
    if (take_word(cursor, "move"))
        rule->action = ACTION_MOVE;
    else if (take_word(cursor, "flag"))
        rule->action = ACTION_FLAG;
    else {
        cursor->why = "move, flag or drop is expected";
        return 0;
    }
    rule->target = take_text(cursor);
    return rule->target != NULL;
}

/* when FIELD TEST "pattern" then ACTION ["target"] */
struct rule *rule_parse(struct cursor *cursor)
{
    struct rule *rule = calloc(1, sizeof *rule);

    if (rule == NULL) {
        cursor->why = "out of memory";
        return NULL;
    }
    if (!take_word(cursor, "when")) {
        cursor->why = "a rule begins with when";
        rule_free(rule);
        return NULL;
    }
    if (!take_field(cursor, &rule->field) || !take_test(cursor, &rule->test)) {
        rule_free(rule);
        return NULL;
    }
    rule->pattern = take_text(cursor);
    if (rule->pattern == NULL) {
        rule_free(rule);
        return NULL;
    }
    if (!take_word(cursor, "then")) {
        cursor->why = "then is expected";
        rule_free(rule);
        return NULL;
    }
    if (!take_action(cursor, rule))
        return NULL;
    skip_blanks(cursor);
    if (*cursor->at != '\0' && *cursor->at != '#') {
        cursor->why = "there is something behind the rule";
        return NULL;
    }
    return rule;
}

int rule_matches(const struct rule *rule, enum field field, const char *value)
{
    if (rule->field != FIELD_ANY && rule->field != field)
        return 0;
    switch (rule->test) {
    case TEST_CONTAINS:
        return strstr(value, rule->pattern) != NULL;
    case TEST_IS:
        return strcmp(value, rule->pattern) == 0;
    case TEST_BEGINS:
        return strncmp(value, rule->pattern, strlen(rule->pattern)) == 0;
    }
    return 0;
}
