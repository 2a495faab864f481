#include "vm.h"

#include <limits.h>
#include <stdio.h>

#define TOP(n)  (vm->stack[vm->sp - 1 - (n)])
#define WRAP(a, op, b)  ((cell)((unsigned long)(a) op (unsigned long)(b)))

static struct frame *current(struct vm *vm)
{
    return &vm->frames[vm->nframes - 1];
}

static int word_arg(struct vm *vm)
{
    cell w = vm_pop(vm);

    if (w < 0 || w >= vm->nwords) {
        vm_fail(vm, "not a word");
        return -1;
    }
    return (int)w;
}

static void p_add(struct vm *vm)  { cell b = vm_pop(vm); TOP(0) = WRAP(TOP(0), +, b); }
static void p_sub(struct vm *vm)  { cell b = vm_pop(vm); TOP(0) = WRAP(TOP(0), -, b); }
static void p_mul(struct vm *vm)  { cell b = vm_pop(vm); TOP(0) = WRAP(TOP(0), *, b); }
static void p_eq(struct vm *vm)   { cell b = vm_pop(vm); TOP(0) = TOP(0) == b; }
static void p_lt(struct vm *vm)   { cell b = vm_pop(vm); TOP(0) = TOP(0) < b; }
static void p_drop(struct vm *vm) { vm_pop(vm); }
static void p_dup(struct vm *vm)  { cell a = TOP(0); vm_push(vm, a); }
static void p_over(struct vm *vm) { cell a = TOP(1); vm_push(vm, a); }
static void p_swap(struct vm *vm) { cell a = TOP(0); TOP(0) = TOP(1); TOP(1) = a; }
static void p_dot(struct vm *vm)  { printf("%ld ", vm_pop(vm)); }
static void p_cr(struct vm *vm)   { (void)vm; putchar('\n'); }
static void p_emit(struct vm *vm) { putchar((int)(vm_pop(vm) & 0x7f)); }
static void p_depth(struct vm *vm) { vm_push(vm, (cell)vm->sp); }
static void p_to(struct vm *vm)   { current(vm)->local = vm_pop(vm); }
static void p_it(struct vm *vm)   { vm_push(vm, current(vm)->local); }

static void p_div(struct vm *vm)
{
    cell b = vm_pop(vm);

    if (b == 0 || (b == -1 && TOP(0) == LONG_MIN))
        vm_fail(vm, "cannot divide");
    else
        TOP(0) /= b;
}

/* ( word -- ) */
static void p_execute(struct vm *vm)
{
    int w = word_arg(vm);

    if (w >= 0)
        vm_call(vm, w);
}

/* ( n word -- )  the count goes down in the caller's local, where 'it' finds it afterwards */
static void p_times(struct vm *vm)
{
    int w = word_arg(vm);
    struct frame *f = current(vm);

    f->local = vm_pop(vm);
    while (w >= 0 && f->local > 0 && vm->error == NULL) {
        vm_call(vm, w);
        f->local--;
    }
}

/* ( flag word -- )  when the flag is set; the local tells afterwards whether it was */
static void p_when(struct vm *vm)
{
    int w = word_arg(vm);
    cell flag = vm_pop(vm);

    current(vm)->local = flag != 0;
    if (w >= 0 && flag != 0)
        vm_call(vm, w);
}

const struct primitive primitives[] = {
    { "+", 2, p_add },       { "-", 2, p_sub },     { "*", 2, p_mul },     { "/", 2, p_div },
    { "=", 2, p_eq },        { "<", 2, p_lt },      { "drop", 1, p_drop }, { "dup", 1, p_dup },
    { "over", 2, p_over },   { "swap", 2, p_swap }, { ".", 1, p_dot },     { "cr", 0, p_cr },
    { "emit", 1, p_emit },   { "depth", 0, p_depth }, { "to", 1, p_to },   { "it", 0, p_it },
    { "execute", 1, p_execute }, { "times", 2, p_times }, { "when", 2, p_when },
};
const int nprimitives = sizeof primitives / sizeof *primitives;
