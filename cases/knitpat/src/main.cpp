// knitpat: checks a knitting pattern and draws its chart
#include "piece.hpp"

#include <fstream>
#include <iostream>
#include <sstream>

namespace {

void run(knit::Piece &piece, const std::string &line) {
    std::istringstream in(line);
    std::string word;
    if (!(in >> word) || word[0] == '#')
        return;
    if (word == "cast") {
        int n = 0;
        in >> n;
        piece.cast_on(n);
    } else if (word == "row") {
        std::string rest;
        std::getline(in, rest);
        piece.knit(rest);
    } else if (word == "again") {
        int rows = 0, times = 0;
        in >> rows >> times;
        piece.again(rows, times);
    } else if (word == "chart") {
        piece.chart(std::cout);
    } else {
        throw knit::PatternError("unknown line");
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: knitpat PATTERN\n";
        return 2;
    }
    std::ifstream in(argv[1]);
    if (!in) {
        std::cerr << "knitpat: cannot read " << argv[1] << '\n';
        return 1;
    }
    knit::Piece piece;
    std::string line;
    int nr = 0, errors = 0;
    while (std::getline(in, line)) {
        nr++;
        try {
            run(piece, line);
        } catch (const knit::PatternError &e) {
            std::cout << "line " << nr << ": " << e.what() << '\n';
            errors++;
        }
    }
    piece.summary(std::cout);
    return errors ? 1 : 0;
}
