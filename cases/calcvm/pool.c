#include "calcvm.h"
#include <stdlib.h>
#include <string.h>

void program_init(struct program *p)
{
    memset(p, 0, sizeof *p);
}

void program_free(struct program *p)
{
    for (size_t i = 0; i < p->nconsts; i++)
        if (p->consts[i].kind == VAL_STR)
            free(p->consts[i].str);
    free(p->consts);
    free(p->code);
    program_init(p);
}

static enum vm_err grow_code(struct program *p)
{
    size_t cap = p->code_cap ? p->code_cap * 2 : FIRST_CODE;
    struct insn *code = realloc(p->code, cap * sizeof *code);

    if (!code)
        return VM_NOMEM;
    p->code = code;
    p->code_cap = cap;
    return VM_OK;
}

static enum vm_err grow_consts(struct program *p)
{
    size_t cap;
    struct value *consts;

    if (!p->consts) {
        p->consts = calloc(FIRST_CONSTS, sizeof *p->consts);
        if (!p->consts)
            return VM_NOMEM;
        p->consts_cap = FIRST_CONSTS;
        return VM_OK;
    }
    cap = p->consts_cap * 4;
    consts = realloc(p->consts, cap * sizeof consts);
    if (!consts)
        return VM_NOMEM;
    p->consts = consts;
    p->consts_cap = cap;
    return VM_OK;
}

enum vm_err program_emit(struct program *p, enum opcode op, unsigned arg)
{
    if (p->ncode == p->code_cap) {
        enum vm_err e = grow_code(p);
        if (e)
            return e;
    }
    p->code[p->ncode].op = (unsigned char)op;
    p->code[p->ncode].arg = (unsigned short)arg;
    p->ncode++;
    return VM_OK;
}

static int same_value(const struct value *a, const struct value *b)
{
    if (a->kind != b->kind)
        return 0;
    if (a->kind == VAL_NUM)
        return a->num == b->num;
    return strcmp(a->str, b->str) == 0;
}

/* Find or add a constant.  The pool takes over v.str when VM_OK is returned. */
enum vm_err program_const(struct program *p, struct value v, unsigned *index)
{
    for (size_t i = 0; i < p->nconsts; i++) {
        if (same_value(&p->consts[i], &v)) {
            if (v.kind == VAL_STR)
                free(v.str);
            *index = (unsigned)i;
            return VM_OK;
        }
    }
    if (p->nconsts == MAX_CONSTS)
        return VM_LIMIT;
    if (p->nconsts == p->consts_cap) {
        enum vm_err e = grow_consts(p);
        if (e)
            return e;
    }
    p->consts[p->nconsts] = v;
    *index = (unsigned)p->nconsts++;
    return VM_OK;
}
