// sheetcalc: commands for a sheet, one per line
//   A1 = FORMULA | copy A1 B2 | fill A1 B1 B9 | clear A1 | show A1 | print
#include <fstream>
#include <iostream>
#include <sstream>

#include "sheet.h"

namespace {

Ref need_ref(std::istream &in)
{
    std::string word;
    Ref r;
    if (!(in >> word) || !Ref::parse(word, r))
        throw SheetError("cell expected");
    return r;
}

void print(Sheet &sheet)
{
    for (const Ref &r : sheet.refs())
        std::cout << r.str() << " = " << sheet.value(r) << '\n';
}

void run(Sheet &sheet, const std::string &line)
{
    std::istringstream in(line);
    std::string verb, rest;
    Ref target;

    if (!(in >> verb) || verb[0] == '#')
        return;
    if (verb == "copy") {
        const Ref from = need_ref(in), to = need_ref(in);
        sheet.copy(from, to);
    } else if (verb == "fill") {
        const Ref from = need_ref(in), first = need_ref(in), last = need_ref(in);
        sheet.fill(from, first, last);
    } else if (verb == "clear") {
        if (!sheet.clear(need_ref(in)))
            throw SheetError("cell is empty");
    } else if (verb == "show") {
        const Ref r = need_ref(in);
        if (!sheet.has(r))
            throw SheetError("cell is empty");
        std::cout << r.str() << ": " << sheet.cell(r).source << " -> " << sheet.value(r) << '\n';
    } else if (verb == "print") {
        print(sheet);
    } else if (Ref::parse(verb, target) && in >> rest && rest == "=") {
        std::getline(in, rest);
        sheet.set(target, rest.substr(rest.find_first_not_of(' ') == std::string::npos
                                          ? rest.size()
                                          : rest.find_first_not_of(' ')));
    } else {
        throw SheetError("unknown command " + verb);
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: sheetcalc FILE\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    std::string line;
    Sheet sheet;
    int number = 0, errors = 0;

    while (std::getline(in, line)) {
        number++;
        try {
            run(sheet, line);
        } catch (const SheetError &e) {
            std::cout << "line " << number << ": " << e.what() << '\n';
            errors++;
        }
    }
    std::cout << sheet.size() << " cells, " << errors << " errors\n";
    return errors ? 1 : 0;
}
