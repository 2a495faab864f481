#include <ctype.h>
#include <string.h>

#include "basic.h"

int fail(Basic *b, const char *msg)
{
    if (!b->err)
        b->err = msg;
    return -1;
}

void skip(Basic *b)
{
    while (*b->p == ' ' || *b->p == '\t')
        b->p++;
}

/* Takes a keyword or an operator if it is next. */
int word(Basic *b, const char *kw)
{
    size_t n = strlen(kw);

    skip(b);
    if (strncmp(b->p, kw, n) != 0)
        return 0;
    if (isalpha((unsigned char)*kw) && isalnum((unsigned char)b->p[n]))
        return 0;
    b->p += n;
    return 1;
}

int name(Basic *b, char *out)
{
    size_t n = 0;

    skip(b);
    if (!isalpha((unsigned char)*b->p))
        return fail(b, "name expected");
    while (isalnum((unsigned char)*b->p)) {
        if (n == NAME_LEN)
            return fail(b, "name too long");
        out[n++] = *b->p++;
    }
    if (*b->p == '$')
        out[n++] = *b->p++;
    out[n] = '\0';
    return 0;
}

int expr_num(Basic *b, long *n)
{
    Value v;

    if (expr(b, &v) < 0)
        return -1;
    if (v.is_str) {
        val_free(&v);
        return fail(b, "number expected");
    }
    *n = v.u.num;
    return 0;
}

static int primary(Basic *b, Value *v)
{
    char nm[NAME_LEN + 2];
    const char *s;
    Var *var;

    val_num(v, 0);
    if (word(b, "(")) {
        if (expr(b, v) < 0)
            return -1;
        if (word(b, ")"))
            return 0;
        val_free(v);
        return fail(b, "missing )");
    }
    if (isdigit((unsigned char)*b->p)) {
        long n = 0;

        for (; isdigit((unsigned char)*b->p); b->p++) {
            if (n > 100000000L)
                return fail(b, "number too large");
            n = n * 10 + (*b->p - '0');
        }
        val_num(v, n);
        return 0;
    }
    if (*b->p == '"') {
        s = ++b->p;
        while (*b->p && *b->p != '"')
            b->p++;
        if (!*b->p)
            return fail(b, "string not ended");
        b->p++;
        return val_str(v, s, (size_t)(b->p - 1 - s)) < 0 ? fail(b, "string too long") : 0;
    }
    if (name(b, nm) < 0)
        return -1;
    var = var_get(b, nm);
    if (!var || val_copy(v, &var->val) < 0)
        return fail(b, "out of memory");
    return 0;
}

/* Combines l with r into l; both are used up. */
static int apply(Basic *b, int op, Value *l, Value *r)
{
    unsigned long x = (unsigned long)l->u.num, y = (unsigned long)r->u.num;
    char tmp[2 * STR_MAX + 1];
    size_t n = 0;
    int c, rc = 0, strs = l->is_str;

    if (l->is_str != r->is_str || (strs && strchr("-*/", op))) {
        rc = fail(b, "type mismatch");
    } else if (strs && op == '+') {
        memcpy(tmp, l->u.str, l->len);
        memcpy(tmp + l->len, r->u.str, r->len);
        n = (size_t)l->len + r->len;
    } else if (op == '+') {
        x += y;
    } else if (op == '-') {
        x -= y;
    } else if (op == '*') {
        x *= y;
    } else if (op == '/') {
        if (r->u.num == 0)
            rc = fail(b, "division by zero");
        else if (r->u.num == -1)
            x = 0 - x;
        else
            x = (unsigned long)(l->u.num / r->u.num);
    } else {
        c = strs ? strcmp(l->u.str, r->u.str)
                 : (l->u.num > r->u.num) - (l->u.num < r->u.num);
        x = op == '=' ? c == 0 : op == '#' ? c != 0 : op == '<' ? c < 0
          : op == '>' ? c > 0 : op == 'l' ? c <= 0 : c >= 0;
    }
    val_free(l);
    val_free(r);
    if (rc < 0)
        return rc;
    if (!strs || op != '+')
        val_num(l, (long)x);
    else if (val_str(l, tmp, n) < 0)
        return fail(b, "string too long");
    return 0;
}

static int operator_at(Basic *b, int level)
{
    static const struct { const char *text; int op, level; } ops[] = {
        { "<=", 'l', 0 }, { ">=", 'g', 0 }, { "<>", '#', 0 }, { "=", '=', 0 },
        { "<", '<', 0 }, { ">", '>', 0 }, { "+", '+', 1 }, { "-", '-', 1 },
        { "*", '*', 2 }, { "/", '/', 2 },
    };
    size_t i;

    for (i = 0; i < sizeof ops / sizeof ops[0]; i++)
        if (ops[i].level == level && word(b, ops[i].text))
            return ops[i].op;
    return 0;
}

static int binary(Basic *b, int level, Value *v)
{
    Value r;
    int op;

    if ((level < 2 ? binary(b, level + 1, v) : primary(b, v)) < 0)
        return -1;
    while ((op = operator_at(b, level)) != 0) {
        if ((level < 2 ? binary(b, level + 1, &r) : primary(b, &r)) < 0) {
            val_free(v);
            return -1;
        }
        if (apply(b, op, v, &r) < 0)
            return -1;
    }
    return 0;
}

int expr(Basic *b, Value *v)
{
    int rc;

    val_num(v, 0);
    if (b->depth == EXPR_DEPTH)
        return fail(b, "expression too deep");
    b->depth++;
    rc = binary(b, 0, v);
    b->depth--;
    return rc;
}
