// billsplit AMOUNT WEIGHT... - split an amount to the cent
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "split.h"

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::cerr << "usage: billsplit AMOUNT WEIGHT...\n";
        return 2;
    }
    try {
        std::vector<unsigned> weights;
        for (int i = 2; i < argc; ++i)
            weights.push_back(static_cast<unsigned>(std::stoul(argv[i])) % 1000);
        const char* between = "";
        for (bill::Cents share : bill::split(bill::parse(argv[1]), weights)) {
            std::cout << between << bill::format(share);
            between = " ";
        }
        std::cout << "\n";
    } catch (const std::exception& error) {
        std::cerr << "billsplit: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
