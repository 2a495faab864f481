#include "lexer.h"

#include <ctype.h>
#include <string.h>

static enum json_error take(struct lexer *lex, struct token *tok, size_t len)
{
    if (len > JSON_MAX_TEXT)
        return JSON_E_TEXT;
    memcpy(tok->text, lex->next, len);
    tok->text[len] = '\0';
    lex->next += len;
    return JSON_OK;
}

static enum json_error lex_string(struct lexer *lex, struct token *tok)
{
    const char *s = ++lex->next;
    enum json_error err;

    tok->kind = TOK_STRING;
    for (; *s != '"'; s++) {
        int escaped = *s == '\\' ? *++s : 'n';

        if ((unsigned char)*s < ' ' || !strchr("\"\\/bfnrtu", escaped))
            return JSON_E_SYNTAX;
    }
    err = take(lex, tok, (size_t)(s - lex->next));
    lex->next++;
    return err;
}

static size_t digits(const char *s)
{
    return strspn(s, "0123456789");
}

static int is_number(const char *s)
{
    s += *s == '-';
    if (digits(s) == 0 || (*s == '0' && digits(s) > 1))
        return 0;
    s += digits(s);
    if (*s == '.') {
        if (digits(++s) == 0)
            return 0;
        s += digits(s);
    }
    if (*s == 'e' || *s == 'E') {
        s += s[1] == '+' || s[1] == '-' ? 2 : 1;
        if (digits(s) == 0)
            return 0;
        s += digits(s);
    }
    return *s == '\0';
}

static enum json_error lex_literal(struct lexer *lex, struct token *tok)
{
    const char *s = lex->next;
    enum json_error err;

    tok->kind = TOK_LITERAL;
    while (isalnum((unsigned char)*s) || *s == '-' || *s == '+' || *s == '.')
        s++;
    err = take(lex, tok, (size_t)(s - lex->next));
    if (err != JSON_OK || strcmp(tok->text, "true") == 0 || strcmp(tok->text, "false") == 0 ||
        strcmp(tok->text, "null") == 0 || is_number(tok->text))
        return err;
    return JSON_E_SYNTAX;
}

enum json_error lexer_next(struct lexer *lex, struct token *tok)
{
    static const char punctuation[] = "[]{},:";
    const char *found;

    for (; *lex->next != '\0' && strchr(" \t\r\n", *lex->next); lex->next++)
        *lex->line += *lex->next == '\n';
    if (*lex->next == '"')
        return lex_string(lex, tok);
    found = strchr(punctuation, *lex->next);
    if (found == NULL || (*found == '\0' && lex->next != lex->end))
        return lex_literal(lex, tok);
    tok->kind = *found == '\0' ? TOK_END : TOK_LBRACKET + (found - punctuation);
    lex->next += *found != '\0';
    return JSON_OK;
}
