#include <stdlib.h>
#include <string.h>

#include "basic.h"

void val_num(Value *v, long n)
{
    v->is_str = 0;
    v->len = 0;
    v->u.num = n;
}

int val_str(Value *v, const char *s, size_t n)
{
    char *p;

    val_num(v, 0);
    if (n > STR_MAX || !(p = malloc(n + 1)))
        return -1;
    memcpy(p, s, n);
    p[n] = '\0';
    v->is_str = 1;
    v->len = (unsigned)n & 0x7fff;
    v->u.str = p;
    return 0;
}

void val_free(Value *v)
{
    if (v->is_str)
        free(v->u.str);
    val_num(v, 0);
}

int val_copy(Value *to, const Value *from)
{
    if (from->is_str)
        return val_str(to, from->u.str, from->len);
    *to = *from;
    return 0;
}

/* Finds a variable; a new one springs up as 0 or "". */
Var *var_get(Basic *b, const char *name)
{
    size_t i;
    Var *v;

    for (i = 0; i < b->nvars; i++)
        if (strcmp(b->vars[i].name, name) == 0)
            return &b->vars[i];
    if (b->nvars == b->maxvars) {
        size_t max = b->maxvars ? b->maxvars * 2 : 8;

        v = realloc(b->vars, max * sizeof *v);
        if (!v)
            return NULL;
        b->vars = v;
        b->maxvars = max;
    }
    v = &b->vars[b->nvars];
    strcpy(v->name, name);
    if (name[strlen(name) - 1] != '$')
        val_num(&v->val, 0);
    else if (val_str(&v->val, "", 0) < 0)
        return NULL;
    b->nvars++;
    return v;
}

void vars_free(Basic *b)
{
    size_t i;

    for (i = 0; i < b->nvars; i++)
        val_free(&b->vars[i].val);
    free(b->vars);
}
