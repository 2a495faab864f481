#ifndef JFOLD_LEXER_H
#define JFOLD_LEXER_H

#include "json.h"

enum token_kind {
    TOK_END,
    TOK_LBRACKET, TOK_RBRACKET, TOK_LBRACE, TOK_RBRACE, TOK_COMMA, TOK_COLON,
    TOK_STRING,
    TOK_LITERAL /* number, true, false, null */
};

struct token {
    enum token_kind kind;
    char text[JSON_MAX_TEXT + 1];
};

struct lexer {
    const char *next, *end; /* *end is 0 */
    unsigned *line;
};

enum json_error lexer_next(struct lexer *lex, struct token *tok);

#endif
