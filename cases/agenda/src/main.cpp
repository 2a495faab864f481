#include <fstream>
#include <iostream>

#include "parser.hpp"
#include "report.hpp"

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: agenda FILE\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "agenda: cannot open " << argv[1] << '\n';
        return 2;
    }
    try {
        auto events = agenda::Parser(in).run();
        agenda::sort_by_start(events);
        agenda::print_list(std::cout, events);
        agenda::print_alarms(std::cout, events);
        const int clashes = agenda::print_clashes(std::cout, events);
        std::cout << events.size() << " events, " << clashes << " clashes\n";
        return clashes ? 1 : 0;
    } catch (const agenda::ParseError &error) {
        std::cerr << "agenda: " << error.what() << '\n';
        return 2;
    }
}
