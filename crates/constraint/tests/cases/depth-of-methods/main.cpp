#include <iostream>
#include <stdexcept>
#include <string>

class Parser {
public:
    explicit Parser(const std::string &text) : text_(text) {}
    int parse() { return value(); }

private:
    int value();
    int list();
    const std::string &text_;
    std::size_t at_ = 0;
};

int Parser::value()
{
    if (at_ >= text_.size())
        throw std::runtime_error("unexpected end");
    if (text_[at_] == '[')
        return list();
    at_++;
    return 1;
}

int Parser::list()
{
    int sum = 0;

    at_++;
    while (at_ < text_.size() && text_[at_] != ']')
        sum += value();
    at_++;
    return sum;
}

int main(int argc, char **)
{
    std::string text(argc > 1 ? 2 : 1000000, '[');
    try {
        std::cout << Parser(text).parse() << '\n';
    } catch (const std::exception &e) {
        std::cerr << e.what() << '\n';
        return 1;
    }
}
