#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "sheet.h"

std::vector<Token> tokenize(const std::string &source)
{
    std::vector<Token> tokens;
    std::size_t i = 0;

    while (i < source.size()) {
        const unsigned char c = static_cast<unsigned char>(source[i]);
        Token token;
        std::size_t from = i;

        if (std::isspace(c)) {
            i++;
            continue;
        }
        if (std::isdigit(c)) {
            while (i < source.size() && (std::isdigit(static_cast<unsigned char>(source[i])) || source[i] == '.'))
                i++;
            token.kind = Token::number;
        } else if (std::isalpha(c)) {
            while (i < source.size() && std::isalnum(static_cast<unsigned char>(source[i])))
                i++;
            token.kind = Token::name;
        } else if (std::string("+-*/():,").find(source[i]) != std::string::npos) {
            i++;
            token.kind = Token::op;
        } else {
            throw SheetError(std::string("bad character ") + source[i]);
        }
        token.text = source.substr(from, i - from);
        if (token.kind == Token::number)
            token.value = std::strtod(token.text.c_str(), nullptr);
        if (token.kind == Token::name && Ref::parse(token.text, token.cell))
            token.kind = Token::ref;
        tokens.push_back(token);
        if (tokens.size() > 200)
            throw SheetError("formula too long");
    }
    if (tokens.empty())
        throw SheetError("formula is empty");
    return tokens;
}

namespace {

class Evaluator
{
public:
    Evaluator(Sheet &sheet, const std::vector<Token> &tokens) : sheet_(sheet), tokens_(tokens) {}

    double run()
    {
        const double v = sum();
        if (pos_ != tokens_.size())
            throw SheetError("stray " + tokens_[pos_].text);
        return v;
    }

private:
    const Token &peek() const
    {
        static const Token none;
        return pos_ < tokens_.size() ? tokens_[pos_] : none;
    }

    bool accept(const char *op)
    {
        if (peek().kind != Token::op || peek().text != op)
            return false;
        pos_++;
        return true;
    }

    void expect(const char *op)
    {
        if (!accept(op))
            throw SheetError(std::string(op) + " expected");
    }

    double sum()
    {
        double v = product();
        for (;;) {
            if (accept("+"))
                v += product();
            else if (accept("-"))
                v -= product();
            else
                return v;
        }
    }

    double product()
    {
        double v = factor();
        for (;;) {
            if (accept("*")) {
                v *= factor();
            } else if (accept("/")) {
                const double d = factor();
                if (d == 0)
                    throw SheetError("division by zero");
                v /= d;
            } else {
                return v;
            }
        }
    }

    double factor()
    {
        if (accept("-"))
            return -factor();
        if (accept("(")) {
            const double v = sum();
            expect(")");
            return v;
        }
        const Token token = peek();
        pos_++;
        switch (token.kind) {
        case Token::number:
            return token.value;
        case Token::ref:
            return sheet_.value(token.cell);
        case Token::name:
            return call(token.text);
        default:
            throw SheetError("value expected");
        }
    }

    Ref corner()
    {
        if (peek().kind != Token::ref)
            throw SheetError("range expected");
        return tokens_[pos_++].cell;
    }

    // The values of the cells of a range that are not empty.
    std::vector<double> range()
    {
        std::vector<double> values;
        const Ref a = corner();
        expect(":");
        const Ref b = corner();
        for (int row = std::min(a.row, b.row); row <= std::max(a.row, b.row); row++)
            for (int col = std::min(a.col, b.col); col <= std::max(a.col, b.col); col++) {
                const Ref r{col, row};
                if (sheet_.has(r))
                    values.push_back(sheet_.value(r));
            }
        return values;
    }

    double call(const std::string &name)
    {
        expect("(");
        const std::vector<double> values = range();
        expect(")");
        double total = 0;
        for (double v : values)
            total += v;
        if (name == "SUM")
            return total;
        if (name == "COUNT")
            return static_cast<double>(values.size());
        if (name != "AVG" && name != "MIN" && name != "MAX")
            throw SheetError("unknown function " + name);
        if (values.empty())
            throw SheetError(name + " of nothing");
        if (name == "AVG")
            return total / static_cast<double>(values.size());
        return name == "MIN" ? *std::min_element(values.begin(), values.end())
                             : *std::max_element(values.begin(), values.end());
    }

    Sheet &sheet_;
    const std::vector<Token> &tokens_;
    std::size_t pos_ = 0;
};

} // namespace

double evaluate(Sheet &sheet, const std::vector<Token> &tokens)
{
    return Evaluator(sheet, tokens).run();
}
