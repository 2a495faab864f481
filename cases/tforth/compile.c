#include "vm.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/*
 * : name ... ;      defines a word        ' name       the number of a word
 * if ... else ... then                    recurse      the word being defined
 * ( ... )           a comment
 * What stands outside a definition is collected and run at the end as the word "main".
 */
enum { MAX_IFS = 16 };

struct compiler {
    struct vm *vm;
    char *next;
    int *line;
    int defining;
    size_t ifs[MAX_IFS];
    int nifs;
};

static char *token(struct compiler *c)
{
    char *start;

    while (*c->next != '\0' && strchr(" \t\r\n", *c->next) != NULL)
        if (*c->next++ == '\n')
            ++*c->line;
    if (*c->next == '\0')
        return NULL;
    start = c->next;
    c->next += strcspn(c->next, " \t\r\n");
    if (*c->next != '\0') {
        if (*c->next == '\n')
            ++*c->line;
        *c->next++ = '\0';
    }
    return start;
}

static void emit(struct compiler *c, cell v)
{
    if (c->vm->here == MAX_CODE)
        vm_fail(c->vm, "program too long");
    else
        c->vm->code[c->vm->here++] = v;
}

static void emit_if(struct compiler *c, cell op)
{
    emit(c, op);
    if (c->nifs == MAX_IFS)
        vm_fail(c->vm, "too many ifs");
    else
        c->ifs[c->nifs++] = c->vm->here;
    emit(c, 0);
}

static void patch(struct compiler *c, size_t to)
{
    if (c->nifs == 0)
        vm_fail(c->vm, "no if for this");
    else if (c->vm->error == NULL)
        c->vm->code[c->ifs[--c->nifs]] = (cell)to;
}

static void start_word(struct compiler *c, const char *name)
{
    struct vm *vm = c->vm;

    if (name == NULL || strlen(name) >= NAME_MAX_ || vm->nwords == MAX_WORDS) {
        vm_fail(vm, "bad definition");
        return;
    }
    strcpy(vm->words[vm->nwords].name, name);
    vm->words[vm->nwords++].start = vm->here;
    c->nifs = 0;
    c->defining = 1;
}

static void end_word(struct compiler *c)
{
    if (c->nifs > 0)
        vm_fail(c->vm, "if without then");
    emit(c, OP_EXIT);
    c->defining = 0;
}

static void plain(struct compiler *c, const char *t)
{
    int w = vm_find_word(c->vm, t);
    char *end;
    cell v;

    if (w >= 0) {
        emit(c, OP_WORD);
        emit(c, w);
        return;
    }
    for (int i = 0; i < nprimitives; i++)
        if (strcmp(primitives[i].name, t) == 0) {
            emit(c, i);
            return;
        }
    errno = 0;
    v = strtol(t, &end, 10);
    if (*end != '\0' || errno != 0) {
        vm_fail(c->vm, "unknown word");
        return;
    }
    emit(c, OP_LIT);
    emit(c, v);
}

static void compile(struct compiler *c, char *t)
{
    if (strcmp(t, "(") == 0) {
        while (t != NULL && strcmp(t, ")") != 0)
            t = token(c);
    } else if (strcmp(t, "'") == 0) {
        int w = (t = token(c)) != NULL ? vm_find_word(c->vm, t) : -1;

        if (w < 0)
            vm_fail(c->vm, "unknown word");
        emit(c, OP_LIT);
        emit(c, w);
    } else if (strcmp(t, "recurse") == 0) {
        emit(c, OP_WORD);
        emit(c, c->vm->nwords - 1);
    } else if (strcmp(t, "if") == 0) {
        emit_if(c, OP_BRANCH0);
    } else if (strcmp(t, "else") == 0) {
        size_t hole;

        emit_if(c, OP_BRANCH);
        hole = c->nifs > 0 ? c->ifs[--c->nifs] : 0;
        patch(c, c->vm->here);
        if (c->nifs < MAX_IFS)
            c->ifs[c->nifs++] = hole;
    } else if (strcmp(t, "then") == 0) {
        patch(c, c->vm->here);
    } else {
        plain(c, t);
    }
}

/* definitions come first; the first word outside one starts "main" */
int vm_source(struct vm *vm, char *text, int *line)
{
    struct compiler c = { .vm = vm, .next = text, .line = line };
    int in_main = 0;
    char *t;

    *line = 1;
    while (vm->error == NULL && (t = token(&c)) != NULL) {
        if (strcmp(t, ":") == 0) {
            if (c.defining)
                vm_fail(vm, "definition inside another");
            else
                start_word(&c, token(&c));
        } else if (strcmp(t, ";") == 0) {
            if (!c.defining || in_main)
                vm_fail(vm, "nothing to end");
            else
                end_word(&c);
        } else {
            if (!c.defining) {
                start_word(&c, "main");
                in_main = 1;
            }
            compile(&c, t);
        }
    }
    if (vm->error == NULL && !in_main)
        vm_fail(vm, c.defining ? "definition without end" : "nothing to run");
    if (vm->error == NULL)
        end_word(&c);
    return vm->error == NULL;
}
