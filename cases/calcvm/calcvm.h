#ifndef CALCVM_H
#define CALCVM_H

#include <stddef.h>

enum val_kind { VAL_NUM, VAL_STR };

struct value {
    enum val_kind kind;
    double num;
    char *str;              /* owned by the constant pool or the heap list */
};

enum opcode { OP_CONST, OP_ADD, OP_SUB, OP_MUL, OP_DUP, OP_SWAP, OP_DROP,
              OP_CAT, OP_LEN, OP_PRINT, OP_NOPS };

struct insn {
    unsigned char op;
    unsigned short arg;
};

struct program {
    struct insn *code;
    size_t ncode, code_cap;
    struct value *consts;
    size_t nconsts, consts_cap;
};

#define FIRST_CODE   32
#define FIRST_CONSTS 16
#define MAX_CONSTS   4096
#define STACK_DEPTH  64

enum vm_err { VM_OK = 0, VM_SYNTAX, VM_LIMIT, VM_NOMEM, VM_UNDERFLOW,
              VM_OVERFLOW, VM_TYPE };

/* pool.c */
void program_init(struct program *p);
void program_free(struct program *p);
enum vm_err program_emit(struct program *p, enum opcode op, unsigned arg);
enum vm_err program_const(struct program *p, struct value v, unsigned *index);

/* compile.c */
enum vm_err compile(struct program *p, const char *text, int *line);

/* exec.c */
enum vm_err execute(const struct program *p);

const char *vm_strerror(enum vm_err e);

#endif
