#include "lexer.h"

#include <ctype.h>
#include <string.h>

static int peek(const struct lexer *lex)
{
    return lex->next < lex->end ? (unsigned char)*lex->next : EOF;
}

static enum json_error take(struct lexer *lex, struct token *tok)
{
    if (tok->len == JSON_MAX_TEXT)
        return JSON_E_TEXT;
    tok->text[tok->len++] = *lex->next++;
    tok->text[tok->len] = '\0';
    return JSON_OK;
}

static enum json_error lex_string(struct lexer *lex, struct token *tok)
{
    int c;

    tok->kind = TOK_STRING;
    lex->next++;
    while ((c = peek(lex)) != '"') {
        enum json_error err;

        if (c == EOF || c < ' ')
            return JSON_E_SYNTAX;
        err = take(lex, tok);
        if (err == JSON_OK && c == '\\') {
            c = peek(lex);
            if (c == EOF || c == '\0' || !strchr("\"\\/bfnrtu", c))
                return JSON_E_SYNTAX;
            err = take(lex, tok);
        }
        if (err != JSON_OK)
            return err;
    }
    lex->next++;
    return JSON_OK;
}

static const char *skip_digits(const char *s)
{
    while (isdigit((unsigned char)*s))
        s++;
    return s;
}

static int is_number(const char *s)
{
    const char *digits = s + (*s == '-');

    s = skip_digits(digits);
    if (s == digits || (*digits == '0' && s - digits > 1))
        return 0;
    if (*s == '.') {
        digits = s + 1;
        s = skip_digits(digits);
        if (s == digits)
            return 0;
    }
    if (*s == 'e' || *s == 'E') {
        digits = s + 1 + (s[1] == '+' || s[1] == '-');
        s = skip_digits(digits);
        if (s == digits)
            return 0;
    }
    return *s == '\0';
}

static enum json_error lex_literal(struct lexer *lex, struct token *tok)
{
    enum json_error err = JSON_OK;
    int c;

    tok->kind = TOK_LITERAL;
    while ((c = peek(lex)) != EOF && (isalnum(c) || c == '-' || c == '+' || c == '.')) {
        err = take(lex, tok);
        if (err != JSON_OK)
            return err;
    }
    if (strcmp(tok->text, "true") == 0 || strcmp(tok->text, "false") == 0 ||
        strcmp(tok->text, "null") == 0 || is_number(tok->text))
        return JSON_OK;
    return JSON_E_SYNTAX;
}

enum json_error lexer_next(struct lexer *lex, struct token *tok)
{
    static const char punctuation[] = "[]{},:";
    const char *found;
    int c;

    while ((c = peek(lex)) == ' ' || c == '\t' || c == '\r' || c == '\n') {
        if (c == '\n')
            lex->line++;
        lex->next++;
    }
    tok->len = 0;
    tok->text[0] = '\0';
    if (c == EOF) {
        tok->kind = TOK_END;
        return JSON_OK;
    }
    if (c == '"')
        return lex_string(lex, tok);
    found = c != '\0' ? strchr(punctuation, c) : NULL;
    if (found != NULL) {
        tok->kind = TOK_LBRACKET + (found - punctuation);
        lex->next++;
        return JSON_OK;
    }
    return lex_literal(lex, tok);
}
