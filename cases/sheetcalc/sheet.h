// A sheet of cells with numbers and formulas.
#pragma once

#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct SheetError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Ref {
    int col = 0;
    int row = 0;

    bool operator==(const Ref &o) const { return col == o.col && row == o.row; }
    std::string str() const;
    static bool parse(const std::string &text, Ref &out);
};

struct RefHash {
    std::size_t operator()(const Ref &r) const
    {
        return std::hash<long>()(r.row * 64L + r.col);
    }
};

struct Token {
    enum Kind { number, ref, name, op, end } kind = end;
    double value = 0;
    Ref cell;
    std::string text;
};

struct Cell {
    std::string source;
    std::vector<Token> tokens;
    double cached = 0;
    bool fresh = false;
    bool busy = false;
};

class Sheet
{
public:
    bool has(const Ref &r) const { return cells_.count(r) != 0; }
    const Cell &cell(const Ref &r) const { return cells_.find(r)->second; }
    std::size_t size() const { return cells_.size(); }
    std::vector<Ref> refs() const;

    void set(const Ref &r, const std::string &source);
    bool clear(const Ref &r);
    void copy(const Ref &from, const Ref &to);
    void fill(const Ref &from, const Ref &first, const Ref &last);
    double value(const Ref &r);

private:
    void touch();

    std::unordered_map<Ref, Cell, RefHash> cells_;
};

std::vector<Token> tokenize(const std::string &source);
double evaluate(Sheet &sheet, const std::vector<Token> &tokens);
