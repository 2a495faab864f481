#ifndef BASIC_H
#define BASIC_H

#include <stddef.h>

#define NAME_LEN 12
#define STR_MAX 255
#define FOR_DEPTH 8
#define EXPR_DEPTH 40
#define STEP_MAX 200000L

typedef struct {
    unsigned is_str : 1;
    unsigned len : 15;           /* of the string */
    union {
        long num;
        char *str;
    } u;
} Value;

typedef struct {
    char name[NAME_LEN + 2];     /* with '$' for strings */
    Value val;
} Var;

typedef struct {
    long number;
    char *text;
} Line;

typedef struct {
    Line *lines;
    size_t nlines;
    Var *vars;
    size_t nvars, maxvars;
    struct { size_t var; long limit, step; size_t line; } loops[FOR_DEPTH];
    int nloops;
    size_t pc;
    int jumped, stopped, depth;
    const char *p;               /* reading position in the current line */
    const char *err;
} Basic;

/* value.c */
void val_num(Value *v, long n);
int val_str(Value *v, const char *s, size_t n);
void val_free(Value *v);
int val_copy(Value *to, const Value *from);
Var *var_get(Basic *b, const char *name);
void vars_free(Basic *b);

/* expr.c */
void skip(Basic *b);
int word(Basic *b, const char *kw);
int name(Basic *b, char *out);
int expr(Basic *b, Value *v);
int expr_num(Basic *b, long *n);
int fail(Basic *b, const char *msg);

/* run.c */
int run(Basic *b);

#endif
