#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basic.h"

static int statement(Basic *b);

/* NAME = EXPR, as in LET and FOR; tells which variable it was */
static int assign(Basic *b, size_t *which)
{
    char nm[NAME_LEN + 2];
    Value v;
    Var *var;

    if (name(b, nm) < 0)
        return -1;
    if (!word(b, "="))
        return fail(b, "= expected");
    var = var_get(b, nm);
    if (!var)
        return fail(b, "out of memory");
    if (expr(b, &v) < 0)
        return -1;
    if (v.is_str != var->val.is_str) {
        val_free(&v);
        return fail(b, "type mismatch");
    }
    val_free(&var->val);
    var->val = v;
    *which = (size_t)(var - b->vars);
    return 0;
}

static int jump(Basic *b, long number)
{
    size_t i;

    for (i = 0; i < b->nlines; i++)
        if (b->lines[i].number == number) {
            b->pc = i;
            b->jumped = 1;
            return 0;
        }
    return fail(b, "no such line");
}

static int do_print(Basic *b)
{
    Value v;
    int newline = 1;

    skip(b);
    while (*b->p) {
        if (expr(b, &v) < 0)
            return -1;
        if (v.is_str)
            fputs(v.u.str, stdout);
        else
            printf("%ld", v.u.num);
        val_free(&v);
        newline = !word(b, ";");
        skip(b);
        if (newline)
            break;
    }
    if (newline)
        putchar('\n');
    return 0;
}

static int do_for(Basic *b)
{
    size_t var;
    long limit, step = 1;

    if (b->nloops == FOR_DEPTH)
        return fail(b, "too many loops");
    if (assign(b, &var) < 0)
        return -1;
    if (b->vars[var].val.is_str)
        return fail(b, "number expected");
    if (!word(b, "TO"))
        return fail(b, "TO expected");
    if (expr_num(b, &limit) < 0 || (word(b, "STEP") && expr_num(b, &step) < 0))
        return -1;
    b->loops[b->nloops].var = var;
    b->loops[b->nloops].limit = limit;
    b->loops[b->nloops].step = step;
    b->loops[b->nloops].line = b->pc;
    b->nloops++;
    return 0;
}

static int do_next(Basic *b)
{
    Value *v;
    long step, limit;

    if (b->nloops == 0)
        return fail(b, "NEXT without FOR");
    v = &b->vars[b->loops[b->nloops - 1].var].val;
    step = b->loops[b->nloops - 1].step;
    limit = b->loops[b->nloops - 1].limit;
    v->u.num = (long)((unsigned long)v->u.num + (unsigned long)step);
    if (step < 0 ? v->u.num < limit : v->u.num > limit) {
        b->nloops--;
        return 0;
    }
    b->pc = b->loops[b->nloops - 1].line + 1;
    b->jumped = 1;
    return 0;
}

static int do_if(Basic *b)
{
    long n;

    if (expr_num(b, &n) < 0)
        return -1;
    if (!word(b, "THEN"))
        return fail(b, "THEN expected");
    if (n)
        return statement(b);
    b->p += strlen(b->p);
    return 0;
}

static int statement(Basic *b)
{
    size_t which;
    long n;

    if (word(b, "REM")) {
        b->p += strlen(b->p);
        return 0;
    }
    if (word(b, "PRINT"))
        return do_print(b);
    if (word(b, "IF"))
        return do_if(b);
    if (word(b, "FOR"))
        return do_for(b);
    if (word(b, "NEXT"))
        return do_next(b);
    if (word(b, "GOTO"))
        return expr_num(b, &n) < 0 ? -1 : jump(b, n);
    if (word(b, "END")) {
        b->stopped = 1;
        return 0;
    }
    (void)word(b, "LET");
    return assign(b, &which);
}

int run(Basic *b)
{
    long steps = 0;

    while (!b->stopped && b->pc < b->nlines) {
        if (++steps > STEP_MAX)
            return fail(b, "too many steps");
        b->p = b->lines[b->pc].text;
        b->jumped = 0;
        if (statement(b) < 0)
            return -1;
        skip(b);
        if (*b->p)
            return fail(b, "end of line expected");
        if (!b->jumped)
            b->pc++;
    }
    return 0;
}
