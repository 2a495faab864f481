/* ruleck: reads rules for mail, and says which of them the headers below them meet.
 *
 *   when subject contains "invoice" then move "Bills"
 *   --
 *   subject: your invoice
 */
#include <stdio.h>
#include <string.h>

#include "rule.h"

#define LONGEST 400

struct state {
    struct rule *rules;
    struct rule **tail;
    int line;
    int bad;
    int in_headers;
};

static void add_rule(struct state *state, char *line)
{
    struct cursor cursor = { line, NULL };
    struct rule *rule;

    skip_blanks(&cursor);
    if (*cursor.at == '\0' || *cursor.at == '#')
        return;
    rule = rule_parse(&cursor);
    if (rule == NULL) {
        printf("line %d: %s\n", state->line, cursor.why);
        state->bad++;
        return;
    }
    *state->tail = rule;
    state->tail = &rule->next;
}

static void report(const struct rule *rule)
{
    switch (rule->action) {
    case ACTION_MOVE:
        printf("  move to %s\n", rule->target);
        break;
    case ACTION_FLAG:
        printf("  flag as %s\n", rule->target);
        break;
    case ACTION_DROP:
        puts("  drop");
        break;
    }
}

static void try_header(struct state *state, char *line)
{
    static const struct { const char *name; enum field field; } known[] = {
        { "from: ", FIELD_FROM }, { "to: ", FIELD_TO }, { "subject: ", FIELD_SUBJECT },
    };
    struct rule *rule;
    size_t i;

    for (i = 0; i < sizeof known / sizeof *known; i++) {
        size_t length = strlen(known[i].name);
        if (strncmp(line, known[i].name, length) != 0)
            continue;
        puts(line);
        for (rule = state->rules; rule != NULL; rule = rule->next) {
            if (rule_matches(rule, known[i].field, line + length)) {
                rule->hits++;
                report(rule);
            }
        }
    }
}

static void unused_rules(const struct state *state)
{
    const struct rule *rule;
    int nth = 0;

    for (rule = state->rules; rule != NULL; rule = rule->next) {
        nth++;
        if (rule->hits == 0)
            printf("rule %d never applies\n", nth);
    }
}

int main(int argc, char **argv)
{
    struct state state = { NULL, NULL, 0, 0, 0 };
    char line[LONGEST];
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;

    if (in == NULL) {
        fputs("usage: ruleck FILE\n", stderr);
        return 2;
    }
    state.tail = &state.rules;
    while (fgets(line, sizeof line, in) != NULL) {
        state.line++;
        line[strcspn(line, "\r\n")] = '\0';
        if (!state.in_headers && strcmp(line, "--") == 0)
            state.in_headers = 1;
        else if (state.in_headers)
            try_header(&state, line);
        else
            add_rule(&state, line);
    }
    fclose(in);
    unused_rules(&state);
    rules_free(state.rules);
    return state.bad > 0 ? 1 : 0;
}
