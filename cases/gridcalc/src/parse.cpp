#include <cctype>
#include <cstdlib>

#include "sheet.hpp"

Ref parseRef(const std::string &s, std::size_t &pos)
{
    Ref r;
    auto peek = [&] { return pos < s.size() ? s[pos] : '\0'; };

    if (peek() == '$') {
        r.fixedCol = true;
        ++pos;
    }
    if (peek() < 'A' || peek() > 'Z')
        throw SheetError("bad reference");
    r.col = s[pos++] - 'A';
    if (peek() == '$') {
        r.fixedRow = true;
        ++pos;
    }
    if (!std::isdigit(static_cast<unsigned char>(peek())))
        throw SheetError("bad reference");
    int row = 0;
    while (std::isdigit(static_cast<unsigned char>(peek()))) {
        row = row * 10 + (s[pos++] - '0');
        if (row > Sheet::kMaxRows)
            throw SheetError("bad reference");
    }
    if (row == 0)
        throw SheetError("bad reference");
    r.row = row - 1;
    return r;
}

static Range rangeAt(const std::string &s, std::size_t &pos)
{
    Range r;
    r.from = r.to = parseRef(s, pos);
    if (pos < s.size() && s[pos] == ':')
        r.to = parseRef(s, ++pos);
    if (r.to.row < r.from.row || r.to.col < r.from.col)
        throw SheetError("bad range");
    return r;
}

Range parseRange(const std::string &s)
{
    std::size_t pos = 0;
    Range r = rangeAt(s, pos);
    if (pos != s.size())
        throw SheetError("bad range");
    return r;
}

namespace {

class Parser {
public:
    explicit Parser(const std::string &s) : s_(s) {}

    Formula parse()
    {
        expression();
        if (peek() != '\0')
            throw SheetError("bad formula");
        return std::move(out_);
    }

private:
    static constexpr int kMaxNesting = 50;

    char peek()
    {
        while (pos_ < s_.size() && s_[pos_] == ' ')
            ++pos_;
        return pos_ < s_.size() ? s_[pos_] : '\0';
    }

    void expression()
    {
        term();
        while (peek() == '+' || peek() == '-') {
            const char op = s_[pos_++];
            term();
            out_.push_back(Op{op});
        }
    }

    void term()
    {
        factor();
        while (peek() == '*' || peek() == '/') {
            const char op = s_[pos_++];
            factor();
            out_.push_back(Op{op});
        }
    }

    void factor()
    {
        const char c = peek();
        if (c == '(') {
            if (++nesting_ > kMaxNesting)
                throw SheetError("formula too deep");
            ++pos_;
            expression();
            if (peek() != ')')
                throw SheetError("missing )");
            ++pos_;
            --nesting_;
        } else if (std::isdigit(static_cast<unsigned char>(c))) {
            number();
        } else if (s_.compare(pos_, 4, "SUM(") == 0) {
            pos_ += 4;
            out_.push_back(Sum{rangeAt(s_, pos_)});
            if (peek() != ')')
                throw SheetError("missing )");
            ++pos_;
        } else {
            out_.push_back(parseRef(s_, pos_));
        }
    }

    void number()
    {
        std::size_t end = pos_;
        while (end < s_.size()
               && (std::isdigit(static_cast<unsigned char>(s_[end])) || s_[end] == '.'))
            ++end;
        const std::string digits = s_.substr(pos_, end - pos_);
        char *rest = nullptr;
        const double d = std::strtod(digits.c_str(), &rest);
        if (*rest != '\0' || digits.size() > 15)
            throw SheetError("bad number");
        out_.push_back(d);
        pos_ = end;
    }

    const std::string &s_;
    std::size_t pos_ = 0;
    int nesting_ = 0;
    Formula out_;
};

} // namespace

Formula parseFormula(const std::string &s)
{
    return Parser(s).parse();
}
