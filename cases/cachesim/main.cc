#include <fstream>
#include <iostream>

#include "config.hh"

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: cachesim FILE\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "cachesim: cannot open " << argv[1] << "\n";
        return 2;
    }
    try {
        Simulation(std::cout).run(in);
    } catch (const ConfigError &e) {
        std::cout << "error: " << e.what() << "\n";
        return 1;
    }
    return 0;
}
