// inkboard: run a script of drawing commands and print what it asks for.
#include "board.hpp"

#include <fstream>
#include <iostream>

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: inkboard SCRIPT\n"
                     "commands:\n"
                     "  add circle NAME LAYER RADIUS, add rect NAME LAYER WIDTH HEIGHT\n"
                     "  remove NAME, wipe LAYER, list\n"
                     "  select NAME, select *, unselect [NAME], selected\n"
                     "  area, grow PERCENT, layer LAYER      of what is selected\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "inkboard: " << argv[1] << ": cannot open\n";
        return 2;
    }

    ink::Board board(std::cout);
    std::string line;
    for (unsigned number = 1; std::getline(in, line); number++) {
        try {
            board.execute(line);
        } catch (const ink::CommandError &error) {
            std::cout.flush();
            std::cerr << "inkboard: line " << number << ": " << error.what() << '\n';
            return 1;
        }
    }
    return 0;
}
