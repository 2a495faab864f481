// usage: roomlog EVENTS: replays a log of events
#include <fstream>
#include <iostream>

#include "hub.hpp"

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: roomlog EVENTS\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "roomlog: cannot read the events\n";
        return 2;
    }
    chat::Hub hub(std::cout);
    std::string line;
    int number = 0, refused = 0;

    while (std::getline(in, line)) {
        number++;
        try {
            hub.handle(line);
        } catch (const chat::Refused &why) {
            std::cout << "line " << number << ": " << why.what() << '\n';
            refused++;
        }
    }
    return refused > 0;
}
