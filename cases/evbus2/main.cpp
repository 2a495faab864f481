#include "bus.hpp"

#include <exception>
#include <fstream>
#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: evbus script\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << argv[1] << ": cannot read\n";
        return 2;
    }
    evbus::Bus bus;
    try {
        evbus::run_script(bus, in, std::cout);
    } catch (const std::exception &e) {
        std::cout << "error: " << e.what() << '\n';
        return 1;
    }
    return 0;
}
