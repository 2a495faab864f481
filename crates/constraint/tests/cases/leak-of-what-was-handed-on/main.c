/* A key waits in the record on top of the stack until its value comes; if it never comes, the key goes with the record. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct value {
    enum { TEXT, NUMBER } kind;
    union {
        char *text;
        long number;
    } u;
};

struct level {
    char *key;
    struct level *next;
};

static struct level *top;

static int push(void)
{
    struct level *level = calloc(1, sizeof *level);

    if (!level)
        return -1;
    level->next = top;
    top = level;
    return 0;
}

static void pop(void)
{
    struct level *level = top;

    top = level->next;
    free(level);
}

static int add(struct value *value)
{
    if (!top->key) {
        top->key = value->u.text;
        value->u.text = NULL;
    } else {
        printf("%s: %s\n", top->key, value->u.text);
        free(top->key);
        top->key = NULL;
        free(value->u.text);
    }
    free(value);
    return 0;
}

static int take(const char *word)
{
    struct value *value = malloc(sizeof *value);

    if (!value)
        return -1;
    value->kind = TEXT;
    value->u.text = strdup(word);
    return add(value);
}

int main(int argc, char **argv)
{
    if (push() != 0)
        return 1;
    for (int i = 1; i < argc; i++)
        if (take(argv[i]) != 0)
            return 1;
    while (top)
        pop();
    return 0;
}
