// gridcalc - a spreadsheet driven by a script.
//
//   size ROWS COLS
//   set CELL =FORMULA        set CELL LABEL...
//   fill CELL RANGE          print RANGE
//   dump
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "sheet.hpp"

namespace {

Ref cellRef(const std::string &s)
{
    std::size_t pos = 0;
    const Ref r = parseRef(s, pos);
    if (pos != s.size())
        throw SheetError("bad reference");
    return r;
}

void execute(std::unique_ptr<Sheet> &sheet, const std::string &line)
{
    std::istringstream in(line);
    std::string cmd, where, rest;

    if (!(in >> cmd) || cmd[0] == '#')
        return;
    if (cmd == "size") {
        int rows = 0, cols = 0;
        if (!(in >> rows >> cols))
            throw SheetError("bad sheet size");
        sheet = std::make_unique<Sheet>(rows, cols);
        return;
    }
    if (!sheet)
        throw SheetError("no sheet yet");
    if (cmd == "dump") {
        for (int r = 0; r < sheet->rows(); ++r) {
            for (int c = 0; c < sheet->cols(); ++c) {
                Ref ref;
                ref.row = r;
                ref.col = c;
                std::cout << (c ? "\t" : "") << sheet->show(ref);
            }
            std::cout << "\n";
        }
        return;
    }
    if (!(in >> where))
        throw SheetError("reference expected");
    if (cmd == "print") {
        const Range range = parseRange(where);
        for (Ref r = range.from; r.row <= range.to.row; ++r.row)
            for (r.col = range.from.col; r.col <= range.to.col; ++r.col)
                std::cout << refName(r.row, r.col) << " = " << sheet->show(r) << "\n";
        return;
    }
    in >> std::ws;
    std::getline(in, rest);
    if (rest.empty())
        throw SheetError("operand expected");
    if (cmd == "set") {
        const Ref r = cellRef(where);
        if (rest[0] == '=')
            sheet->setFormula(r, parseFormula(rest.substr(1)));
        else
            sheet->setLabel(r, rest);
    } else if (cmd == "fill") {
        sheet->fill(cellRef(where), parseRange(rest));
    } else {
        throw SheetError("unknown command");
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: gridcalc SCRIPT\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "gridcalc: cannot open " << argv[1] << "\n";
        return 2;
    }
    std::unique_ptr<Sheet> sheet;
    std::string line;
    for (int n = 1; std::getline(in, line); ++n) {
        try {
            execute(sheet, line);
        } catch (const SheetError &e) {
            std::cout.flush();
            std::cerr << "gridcalc: line " << n << ": " << e.what() << "\n";
            return 1;
        }
    }
    return 0;
}
