#include "lexer.h"

struct parser {
    struct lexer lex;
};

static enum json_error parse_value(struct parser *p, const struct token *tok,
                                   struct json_value **out);

static enum json_error new_value(enum json_type type, const char *text,
                                 struct json_value **out)
{
    *out = json_new(type, text);
    return *out != NULL ? JSON_OK : JSON_E_MEMORY;
}

/* Reads the token after an element: JSON_OK and *more says if another follows. */
static enum json_error parse_separator(struct parser *p, enum token_kind close,
                                       struct token *tok, int *more)
{
    enum json_error err = lexer_next(&p->lex, tok);

    if (err != JSON_OK)
        return err;
    *more = tok->kind == TOK_COMMA;
    if (!*more)
        return tok->kind == close ? JSON_OK : JSON_E_SYNTAX;
    return lexer_next(&p->lex, tok);
}

static enum json_error parse_array(struct parser *p, struct json_value **out)
{
    struct token tok;
    enum json_error err;
    int more;

    err = new_value(JSON_ARRAY, NULL, out);
    if (err != JSON_OK)
        return err;
    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;

    more = tok.kind != TOK_RBRACKET;
    while (more) {
        struct json_value *child = NULL;

        err = parse_value(p, &tok, &child);
        if (child != NULL)
            json_append(*out, child);
        if (err != JSON_OK)
            return err;
        err = parse_separator(p, TOK_RBRACKET, &tok, &more);
        if (err != JSON_OK)
            return err;
    }
    return JSON_OK;
}

static enum json_error parse_member(struct parser *p, const struct token *key,
                                    struct json_value **out)
{
    struct token tok;
    enum json_error err;

    if (key->kind != TOK_STRING)
        return JSON_E_SYNTAX;
    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;
    if (tok.kind != TOK_COLON)
        return JSON_E_SYNTAX;
    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;
    err = parse_value(p, &tok, out);
    if (err != JSON_OK)
        return err;
    return json_set_key(*out, key->text) == 0 ? JSON_OK : JSON_E_MEMORY;
}

static enum json_error parse_object(struct parser *p, struct json_value **out)
{
    struct token tok;
    enum json_error err;
    int more;

    err = new_value(JSON_OBJECT, NULL, out);
    if (err != JSON_OK)
        return err;
    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;

    more = tok.kind != TOK_RBRACE;
    while (more) {
        struct json_value *member = NULL;

        err = parse_member(p, &tok, &member);
        if (member != NULL)
            json_append(*out, member);
        if (err != JSON_OK)
            return err;
        err = parse_separator(p, TOK_RBRACE, &tok, &more);
        if (err != JSON_OK)
            return err;
    }
    return JSON_OK;
}

/* `tok` is the first token of the value and has been read already. */
static enum json_error parse_value(struct parser *p, const struct token *tok,
                                   struct json_value **out)
{
    switch (tok->kind) {
    case TOK_LBRACKET:
        return parse_array(p, out);
    case TOK_LBRACE:
        return parse_object(p, out);
    case TOK_STRING:
        return new_value(JSON_STRING, tok->text, out);
    case TOK_LITERAL:
        return new_value(JSON_LITERAL, tok->text, out);
    default:
        return JSON_E_SYNTAX;
    }
}

static enum json_error parse_document(struct parser *p, struct json_value **out)
{
    struct token tok;
    enum json_error err;

    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;
    err = parse_value(p, &tok, out);
    if (err != JSON_OK)
        return err;
    err = lexer_next(&p->lex, &tok);
    if (err != JSON_OK)
        return err;
    return tok.kind == TOK_END ? JSON_OK : JSON_E_TRAILING;
}

enum json_error json_parse(const char *text, size_t len, struct json_value **out,
                           unsigned *line)
{
    struct parser p = { .lex = { .next = text, .end = text + len, .line = 1 } };
    enum json_error err;

    *out = NULL;
    err = parse_document(&p, out);
    if (err != JSON_OK) {
        json_free(*out);
        *out = NULL;
    }
    *line = p.lex.line;
    return err;
}
