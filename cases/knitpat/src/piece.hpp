#pragma once

#include "pattern.hpp"

#include <iosfwd>

namespace knit {

// What is on the needles, and the chart of what was knit.
class Piece {
  public:
    void cast_on(int count);
    void knit(const std::string &row);
    // Knits the last rows again: as many, as often.
    void again(int rows, int times);
    void chart(std::ostream &out) const;
    void summary(std::ostream &out) const;

  private:
    struct Row {
        Size size;
        std::string chart;
    };
    void check(const Size &size) const;

    std::vector<Row> rows_;
    int on_needle_ = 0;
    long long knit_ = 0;
};

} // namespace knit
