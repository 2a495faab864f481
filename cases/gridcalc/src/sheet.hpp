#pragma once

#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct SheetError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A reference inside a formula. A part that is fixed ("$") stays as it is
// when the formula is filled into another cell.
struct Ref {
    int row = 0, col = 0;
    bool fixedRow = false, fixedCol = false;

    Ref shifted(int dr, int dc) const
    {
        Ref r = *this;
        if (!r.fixedRow)
            r.row += dr;
        if (!r.fixedCol)
            r.col += dc;
        return r;
    }
};

struct Range {
    Ref from, to;
};

// Formulas are kept in postfix order.
struct Sum { Range range; };
struct Op { char c; };
using Item = std::variant<double, Ref, Sum, Op>;
using Formula = std::vector<Item>;

struct Cell {
    std::string text;            // label, when there is no formula
    Formula formula;
    double value = 0;
    enum State { Fresh, Busy, Stale } state = Fresh;
};

class Sheet {
public:
    static constexpr int kMaxRows = 200;
    static constexpr int kMaxCols = 26;
    static constexpr int kMaxDepth = 300;

    Sheet(int rows, int cols);

    int rows() const { return rows_; }
    int cols() const { return cols_; }

    void setLabel(const Ref &r, const std::string &text);
    void setFormula(const Ref &r, Formula f);
    void fill(const Ref &src, const Range &dst);
    double value(const Ref &r);
    std::string show(const Ref &r);

private:
    Cell &at(int row, int col);
    double evaluate(Cell &c);
    double sum(const Range &range);
    void touch();

    int rows_, cols_;
    int depth_ = 0;
    std::vector<Cell> cells_;
};

std::string refName(int row, int col);
Ref parseRef(const std::string &s, std::size_t &pos);
Range parseRange(const std::string &s);
Formula parseFormula(const std::string &s);
