#ifndef VM_H
#define VM_H

#include <stddef.h>

/*
 * A small Forth. Words are compiled to cells; a primitive's cell is its number, a word's
 * cell is OP_WORD and the word's number, a literal's is OP_LIT and the value.
 */
typedef long cell;

enum {
    MAX_WORDS = 128,
    MAX_CODE  = 4096,
    MAX_DEPTH = 1000,       /* frames */
    NAME_MAX_ = 16,
};

enum { OP_EXIT = -1, OP_LIT = -2, OP_WORD = -3, OP_BRANCH = -4, OP_BRANCH0 = -5 };

struct word {
    char name[NAME_MAX_];
    size_t start;           /* in code */
};

struct frame {
    size_t ip;
    cell local;             /* what 'to' stores and 'it' fetches; the count in a 'times' */
    int word;
};

struct vm {
    cell *stack;
    size_t sp, stack_room;
    struct frame *frames;
    size_t nframes, frame_room;
    cell code[MAX_CODE];
    size_t here;
    struct word words[MAX_WORDS];
    int nwords;
    const char *error;
    unsigned long steps;
};

typedef void primitive_fn(struct vm *vm);

struct primitive {
    const char *name;
    int needs;              /* values it takes from the stack */
    primitive_fn *run;
};

extern const struct primitive primitives[];
extern const int nprimitives;

/* vm.c */
int vm_init(struct vm *vm);
void vm_free(struct vm *vm);
void vm_push(struct vm *vm, cell v);
cell vm_pop(struct vm *vm);
int vm_find_word(const struct vm *vm, const char *name);
struct frame *vm_enter(struct vm *vm, int word);
void vm_call(struct vm *vm, int word);      /* runs the word to its end */
void vm_fail(struct vm *vm, const char *text);

/* compile.c */
int vm_source(struct vm *vm, char *text, int *line);

#endif
