#include "lexer.h"

#define TRY(call)                           \
    do {                                    \
        enum json_error try_error = (call); \
        if (try_error != JSON_OK)           \
            return try_error;               \
    } while (0)

struct parser {
    struct lexer lex;
};

static enum json_error parse_value(struct parser *p, const struct token *tok,
                                   struct json_value **out);

/* Reads the token after an element: JSON_OK and *more says if another follows. */
static enum json_error parse_separator(struct parser *p, enum token_kind close,
                                       struct token *tok, int *more)
{
    TRY(lexer_next(&p->lex, tok));
    *more = tok->kind == TOK_COMMA;
    if (!*more)
        return tok->kind == close ? JSON_OK : JSON_E_SYNTAX;
    return lexer_next(&p->lex, tok);
}

static enum json_error parse_array(struct parser *p, struct json_value *array)
{
    struct token tok;
    int more;

    TRY(lexer_next(&p->lex, &tok));
    more = tok.kind != TOK_RBRACKET;
    while (more) {
        struct json_value *child = NULL;
        enum json_error err = parse_value(p, &tok, &child);

        json_append(array, child);
        TRY(err);
        TRY(parse_separator(p, TOK_RBRACKET, &tok, &more));
    }
    return JSON_OK;
}

static enum json_error parse_member(struct parser *p, const struct token *key,
                                    struct json_value **out)
{
    struct token tok;

    if (key->kind != TOK_STRING)
        return JSON_E_SYNTAX;
    TRY(lexer_next(&p->lex, &tok));
    if (tok.kind != TOK_COLON)
        return JSON_E_SYNTAX;
    TRY(lexer_next(&p->lex, &tok));
    TRY(parse_value(p, &tok, out));
    return json_set_key(*out, key->text);
}

static enum json_error parse_object(struct parser *p, struct json_value *object)
{
    struct token tok;
    int more;

    TRY(lexer_next(&p->lex, &tok));
    more = tok.kind != TOK_RBRACE;
    while (more) {
        struct json_value *member = NULL;
        enum json_error err = parse_member(p, &tok, &member);

        json_append(object, member);
        TRY(err);
        TRY(parse_separator(p, TOK_RBRACE, &tok, &more));
    }
    return JSON_OK;
}

/* `tok` is the first token of the value and has been read already. */
static enum json_error parse_value(struct parser *p, const struct token *tok,
                                   struct json_value **out)
{
    switch (tok->kind) {
    case TOK_LBRACKET:
        TRY(json_new(JSON_ARRAY, NULL, out));
        return parse_array(p, *out);
    case TOK_LBRACE:
        TRY(json_new(JSON_OBJECT, NULL, out));
        return parse_object(p, *out);
    case TOK_STRING:
        return json_new(JSON_STRING, tok->text, out);
    case TOK_LITERAL:
        return json_new(JSON_LITERAL, tok->text, out);
    default:
        return JSON_E_SYNTAX;
    }
}

enum json_error json_parse(const char *text, size_t len, struct json_value **out, unsigned *line)
{
    struct parser p = { .lex = { .next = text, .end = text + len, .line = line } };
    struct token tok;

    *out = NULL;
    TRY(lexer_next(&p.lex, &tok));
    TRY(parse_value(&p, &tok, out));
    TRY(lexer_next(&p.lex, &tok));
    return tok.kind == TOK_END ? JSON_OK : JSON_E_TRAILING;
}
