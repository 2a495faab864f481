#include <cstdio>
#include <stdexcept>
#include <string>
struct Token { int kind; std::string text; };
static void check(const Token &token)
{
    if (token.text.size() > 3)
        throw std::runtime_error("too long");
}
static void lex(const char *text)
{
    Token *token = new Token();
    token->text = text;
    check(*token);
    std::puts(token->text.c_str());
    delete token;
}
int main(int argc, char **argv)
{
    int bad = 0;
    for (int i = 1; i < argc; i++) {
        try {
            lex(argv[i]);
        } catch (const std::exception &error) {
            std::puts(error.what());
            bad = 1;
        }
    }
    return bad;
}
