#include <exception>
#include <fstream>
#include <iostream>

#include "assembler.h"
#include "machine.h"

int main(int argc, char** argv)
{
    if (argc != 2 || argv[1][0] == '-') {
        std::cerr << "usage: regvm FILE\n"
                     "Assemble and run a program for a small register machine.\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "regvm: cannot read " << argv[1] << '\n';
        return 1;
    }
    try {
        regvm::Assembler assembler;
        regvm::Program program = assembler.assemble(in);
        regvm::Machine(program, std::cout).run();
    } catch (const std::exception& error) {
        std::cout.flush();
        std::cerr << "regvm: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
