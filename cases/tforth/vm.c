#include "vm.h"

#include <stdlib.h>
#include <string.h>

#define MAX_STEPS 2000000

int vm_init(struct vm *vm)
{
    memset(vm, 0, sizeof *vm);
    vm->stack_room = 64;
    vm->frame_room = 8;
    vm->stack = malloc(vm->stack_room * sizeof *vm->stack);
    vm->frames = malloc(vm->frame_room * sizeof *vm->frames);
    return vm->stack != NULL && vm->frames != NULL;
}

void vm_free(struct vm *vm)
{
    free(vm->stack);
    free(vm->frames);
}

void vm_fail(struct vm *vm, const char *text)
{
    if (vm->error == NULL)
        vm->error = text;
}

void vm_push(struct vm *vm, cell v)
{
    if (vm->sp == vm->stack_room) {
        cell *more = realloc(vm->stack, vm->stack_room * 2 * sizeof *more);

        if (more == NULL) {
            vm_fail(vm, "out of memory");
            return;
        }
        vm->stack = more;
        vm->stack_room *= 2;
    }
    vm->stack[vm->sp++] = v;
}

cell vm_pop(struct vm *vm)
{
    if (vm->sp == 0) {
        vm_fail(vm, "stack is empty");
        return 0;
    }
    return vm->stack[--vm->sp];
}

int vm_find_word(const struct vm *vm, const char *name)
{
    for (int i = vm->nwords - 1; i >= 0; i--)
        if (strcmp(vm->words[i].name, name) == 0)
            return i;
    return -1;
}

struct frame *vm_enter(struct vm *vm, int word)
{
    struct frame *f;

    if (vm->nframes == MAX_DEPTH) {
        vm_fail(vm, "words are nested too deep");
        return NULL;
    }
    if (vm->nframes == vm->frame_room) {
        f = realloc(vm->frames, vm->frame_room * 2 * sizeof *f);
        if (f == NULL) {
            vm_fail(vm, "out of memory");
            return NULL;
        }
        vm->frames = f;
        vm->frame_room *= 2;
    }
    f = &vm->frames[vm->nframes++];
    f->ip = vm->words[word].start;
    f->local = 0;
    f->word = word;
    return f;
}

static void run_primitive(struct vm *vm, const struct primitive *p)
{
    if (vm->sp < (size_t)p->needs)
        vm_fail(vm, "stack is empty");
    else
        p->run(vm);
}

void vm_call(struct vm *vm, int word)
{
    size_t base = vm->nframes;
    struct frame *f = vm_enter(vm, word);

    while (f != NULL && vm->error == NULL) {
        cell op = vm->code[f->ip++];

        if (++vm->steps > MAX_STEPS) {
            vm_fail(vm, "program does not end");
            break;
        }
        switch (op) {
        case OP_LIT:
            vm_push(vm, vm->code[f->ip++]);
            break;
        case OP_WORD:
            f = vm_enter(vm, (int)vm->code[f->ip++]);
            break;
        case OP_BRANCH:
            f->ip = (size_t)vm->code[f->ip];
            break;
        case OP_BRANCH0:
            f->ip = vm_pop(vm) == 0 ? (size_t)vm->code[f->ip] : f->ip + 1;
            break;
        case OP_EXIT:
            if (--vm->nframes == base)
                return;
            f = &vm->frames[vm->nframes - 1];
            break;
        default:
            run_primitive(vm, &primitives[op]);
            f = &vm->frames[vm->nframes - 1];       /* it may have called words */
            break;
        }
    }
    vm->nframes = base;
}
