#include "sheet.hpp"

#include <cstdio>

Sheet::Sheet(int rows, int cols) : rows_(rows), cols_(cols)
{
    if (rows < 1 || rows > kMaxRows || cols < 1 || cols > kMaxCols)
        throw SheetError("bad sheet size");
    cells_.resize(static_cast<std::size_t>(rows) * cols);
}

std::string refName(int row, int col)
{
    return std::string(1, static_cast<char>('A' + col)) + std::to_string(row + 1);
}

Cell &Sheet::at(int row, int col)
{
    if (row >= rows_ || col >= cols_)
        throw SheetError("reference outside the sheet");
    return cells_[static_cast<std::size_t>(row * cols_ + col)];
}

// After a change every formula has to be computed again.
void Sheet::touch()
{
    for (auto &c : cells_)
        if (!c.formula.empty())
            c.state = Cell::Stale;
}

void Sheet::setLabel(const Ref &r, const std::string &text)
{
    Cell &c = at(r.row, r.col);
    c = Cell{};
    c.text = text;
    touch();
}

void Sheet::setFormula(const Ref &r, Formula f)
{
    Cell &c = at(r.row, r.col);
    c = Cell{};
    c.formula = std::move(f);
    touch();
}

// Copies the contents of src to every cell of dst, moving relative references.
void Sheet::fill(const Ref &src, const Range &dst)
{
    const Cell from = at(src.row, src.col);
    at(dst.to.row, dst.to.col);
    for (int row = dst.from.row; row <= dst.to.row; ++row) {
        for (int col = dst.from.col; col <= dst.to.col; ++col) {
            const int dr = row - src.row, dc = col - src.col;
            Formula moved;
            for (const Item &item : from.formula) {
                if (auto ref = std::get_if<Ref>(&item))
                    moved.push_back(ref->shifted(dr, dc));
                else if (auto s = std::get_if<Sum>(&item))
                    moved.push_back(Sum{{s->range.from.shifted(dr, dc),
                                         s->range.to.shifted(dr, dc)}});
                else
                    moved.push_back(item);
            }
            Cell &to = at(row, col);
            to = from;
            to.formula = std::move(moved);
        }
    }
    touch();
}

double Sheet::sum(const Range &range)
{
    double total = 0;
    for (int row = range.from.row; row <= range.to.row; ++row)
        for (int col = range.from.col; col <= range.to.col; ++col)
            total += evaluate(at(row, col));
    return total;
}

double Sheet::evaluate(Cell &c)
{
    if (c.state == Cell::Fresh)
        return c.value;
    if (c.state == Cell::Busy)
        throw SheetError("circular reference");
    if (depth_ >= kMaxDepth)
        throw SheetError("formulas nested too deep");
    c.state = Cell::Busy;
    ++depth_;
    std::vector<double> stack;
    for (const Item &item : c.formula) {
        if (auto d = std::get_if<double>(&item)) {
            stack.push_back(*d);
        } else if (auto ref = std::get_if<Ref>(&item)) {
            stack.push_back(evaluate(at(ref->row, ref->col)));
        } else if (auto s = std::get_if<Sum>(&item)) {
            stack.push_back(sum(s->range));
        } else if (auto op = std::get_if<Op>(&item)) {
            const double b = stack.back();
            stack.pop_back();
            double &a = stack.back();
            switch (op->c) {
            case '+': a += b; break;
            case '-': a -= b; break;
            case '*': a *= b; break;
            default:
                if (b == 0)
                    throw SheetError("division by zero");
                a /= b;
                break;
            }
        }
    }
    --depth_;
    c.value = stack.back();
    c.state = Cell::Fresh;
    return c.value;
}

double Sheet::value(const Ref &r)
{
    return evaluate(at(r.row, r.col));
}

std::string Sheet::show(const Ref &r)
{
    Cell &c = at(r.row, r.col);
    if (c.formula.empty())
        return c.text.empty() ? "-" : c.text;
    char buf[40];
    std::snprintf(buf, sizeof buf, "%.10g", evaluate(c));
    return buf;
}
