#include "sheet.h"

#include <algorithm>

namespace {

constexpr int kMaxCol = 26;
constexpr int kMaxRow = 999;

bool inSheet(const Ref &r)
{
    return r.col >= 1 && r.col <= kMaxCol && r.row >= 1 && r.row <= kMaxRow;
}

// The source of a formula with all its references moved.
std::string moved(const Cell &cell, int cols, int rows)
{
    std::string text;
    for (const Token &token : cell.tokens) {
        if (token.kind == Token::ref) {
            Ref r = token.cell;
            r.col += cols;
            r.row += rows;
            if (!inSheet(r))
                throw SheetError("reference leaves the sheet");
            text += r.str();
        } else {
            text += token.text;
        }
    }
    return text;
}

} // namespace

std::string Ref::str() const
{
    return std::string(1, static_cast<char>('A' + col - 1)) + std::to_string(row);
}

bool Ref::parse(const std::string &text, Ref &out)
{
    if (text.size() < 2 || text.size() > 4 || text[0] < 'A' || text[0] > 'Z')
        return false;
    int row = 0;
    for (std::size_t i = 1; i < text.size(); i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        row = row * 10 + (text[i] - '0');
    }
    out.col = text[0] - 'A' + 1;
    out.row = row;
    return inSheet(out);
}

std::vector<Ref> Sheet::refs() const
{
    std::vector<Ref> all;
    for (const auto &entry : cells_)
        all.push_back(entry.first);
    std::sort(all.begin(), all.end(), [](const Ref &a, const Ref &b) {
        return a.row != b.row ? a.row < b.row : a.col < b.col;
    });
    return all;
}

void Sheet::touch()
{
    for (auto &entry : cells_)
        entry.second.fresh = false;
}

void Sheet::set(const Ref &r, const std::string &source)
{
    Cell cell;
    cell.tokens = tokenize(source);
    cell.source = source;
    cells_[r] = std::move(cell);
    touch();
}

bool Sheet::clear(const Ref &r)
{
    touch();
    return cells_.erase(r) != 0;
}

void Sheet::copy(const Ref &from, const Ref &to)
{
    const std::string source = moved(cell(from), to.col - from.col, to.row - from.row);
    set(to, source);
}

void Sheet::fill(const Ref &from, const Ref &first, const Ref &last)
{
    for (int row = first.row; row <= last.row; row++)
        for (int col = first.col; col <= last.col; col++) {
            const Ref to{col, row};
            if (!(to == from))
                copy(from, to);
        }
}

// An empty cell is worth 0.
double Sheet::value(const Ref &r)
{
    auto found = cells_.find(r);
    if (found == cells_.end())
        return 0;
    Cell &cell = found->second;
    if (cell.fresh)
        return cell.cached;
    if (cell.busy)
        throw SheetError("circular reference at " + r.str());
    cell.busy = true;
    try {
        cell.cached = evaluate(*this, cell.tokens);
    } catch (...) {
        cell.busy = false;
        throw;
    }
    cell.busy = false;
    cell.fresh = true;
    return cell.cached;
}
