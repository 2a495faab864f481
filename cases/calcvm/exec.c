#include "calcvm.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct temp {
    struct temp *next;
    char text[];
};

struct vm {
    const struct program *prog;
    struct value stack[STACK_DEPTH];
    int sp;
    struct temp *temps;
};

typedef enum vm_err (*op_fn)(struct vm *vm, unsigned arg);

static enum vm_err push(struct vm *vm, struct value v)
{
    if (vm->sp == STACK_DEPTH)
        return VM_OVERFLOW;
    vm->stack[vm->sp++] = v;
    return VM_OK;
}

static enum vm_err op_const(struct vm *vm, unsigned arg)
{
    return push(vm, vm->prog->consts[arg]);
}

#define ARITH(name, oper)                                             \
    static enum vm_err name(struct vm *vm, unsigned arg)              \
    {                                                                 \
        struct value *a = &vm->stack[vm->sp - 2], *b = a + 1;         \
        if (a->kind != VAL_NUM || b->kind != VAL_NUM)                 \
            return VM_TYPE;                                           \
        a->num = a->num oper b->num;                                  \
        vm->sp--;                                                     \
        return VM_OK;                                                 \
    }

ARITH(op_add, +)
ARITH(op_sub, -)
ARITH(op_mul, *)

static enum vm_err op_dup(struct vm *vm, unsigned arg)
{
    return push(vm, vm->stack[vm->sp - 1]);
}

static enum vm_err op_swap(struct vm *vm, unsigned arg)
{
    struct value t = vm->stack[vm->sp - 1];

    vm->stack[vm->sp - 1] = vm->stack[vm->sp - 2];
    vm->stack[vm->sp - 2] = t;
    return VM_OK;
}

static enum vm_err op_drop(struct vm *vm, unsigned arg)
{
    vm->sp--;
    return VM_OK;
}

static enum vm_err op_cat(struct vm *vm, unsigned arg)
{
    struct value *a = &vm->stack[vm->sp - 2], *b = a + 1;
    size_t la, lb;
    struct temp *t;

    if (a->kind != VAL_STR || b->kind != VAL_STR)
        return VM_TYPE;
    la = strlen(a->str);
    lb = strlen(b->str);
    t = malloc(sizeof *t + la + lb + 1);
    if (!t)
        return VM_NOMEM;
    memcpy(t->text, a->str, la);
    memcpy(t->text + la, b->str, lb + 1);
    t->next = vm->temps;
    vm->temps = t;
    a->str = t->text;
    vm->sp--;
    return VM_OK;
}

static enum vm_err op_len(struct vm *vm, unsigned arg)
{
    struct value *a = &vm->stack[vm->sp - 1];

    if (a->kind != VAL_STR)
        return VM_TYPE;
    a->kind = VAL_NUM;
    a->num = (double)strlen(a->str);
    return VM_OK;
}

static enum vm_err op_print(struct vm *vm, unsigned arg)
{
    struct value *a = &vm->stack[--vm->sp];

    if (a->kind == VAL_STR)
        printf("%s\n", a->str);
    else
        printf("%g\n", a->num);
    return VM_OK;
}

static const struct {
    op_fn fn;
    int needs;
} ops[OP_NOPS] = {
    [OP_CONST] = { op_const, 0 }, [OP_ADD] = { op_add, 2 },
    [OP_SUB] = { op_sub, 2 },     [OP_MUL] = { op_mul, 2 },
    [OP_DUP] = { op_dup, 1 },     [OP_SWAP] = { op_swap, 2 },
    [OP_DROP] = { op_drop, 1 },   [OP_CAT] = { op_cat, 2 },
    [OP_LEN] = { op_len, 1 },     [OP_PRINT] = { op_print, 1 },
};

enum vm_err execute(const struct program *p)
{
    struct vm vm = { .prog = p };
    enum vm_err e = VM_OK;

    for (size_t pc = 0; !e && pc < p->ncode; pc++) {
        const struct insn *in = &p->code[pc];
        e = vm.sp < ops[in->op].needs ? VM_UNDERFLOW
                                      : ops[in->op].fn(&vm, in->arg);
    }
    while (vm.temps) {
        struct temp *t = vm.temps;
        vm.temps = t->next;
        free(t);
    }
    return e;
}
