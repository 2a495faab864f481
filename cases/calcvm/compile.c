#include "calcvm.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *word;
    enum opcode op;
} words[] = {
    { "+", OP_ADD },     { "-", OP_SUB },   { "*", OP_MUL },
    { "dup", OP_DUP },   { "swap", OP_SWAP }, { "drop", OP_DROP },
    { "cat", OP_CAT },   { "len", OP_LEN }, { ".", OP_PRINT },
};

static enum vm_err emit_const(struct program *p, struct value v)
{
    unsigned index;
    enum vm_err e = program_const(p, v, &index);

    if (e) {
        if (v.kind == VAL_STR)
            free(v.str);
        return e;
    }
    return program_emit(p, OP_CONST, index);
}

static enum vm_err compile_string(struct program *p, const char **text)
{
    const char *s = *text + 1;
    const char *end = strpbrk(s, "\"\n");
    struct value v = { VAL_STR, 0, NULL };

    if (!end || *end != '"')
        return VM_SYNTAX;
    v.str = malloc((size_t)(end - s) + 1);
    if (!v.str)
        return VM_NOMEM;
    memcpy(v.str, s, (size_t)(end - s));
    v.str[end - s] = '\0';
    *text = end + 1;
    return emit_const(p, v);
}

static enum vm_err compile_word(struct program *p, const char *w, size_t len)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i].word) == len && !memcmp(words[i].word, w, len))
            return program_emit(p, words[i].op, 0);

    char *end;
    struct value v = { VAL_NUM, strtod(w, &end), NULL };
    if (end != w + len)
        return VM_SYNTAX;
    return emit_const(p, v);
}

enum vm_err compile(struct program *p, const char *text, int *line)
{
    enum vm_err e = VM_OK;

    *line = 1;
    while (!e && *text) {
        if (*text == '\n') {
            ++*line;
            text++;
        } else if (isspace((unsigned char)*text)) {
            text++;
        } else if (*text == '#') {
            text += strcspn(text, "\n");
        } else if (*text == '"') {
            e = compile_string(p, &text);
        } else {
            size_t len = strcspn(text, " \t\r\n");
            e = compile_word(p, text, len);
            text += len;
        }
    }
    return e;
}
