#include "piece.hpp"

#include <ostream>

namespace knit {

namespace {

constexpr std::size_t kMaxRows = 500;
constexpr std::size_t kChartWidth = 60;

std::string count(long long n, const char *what) {
    return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s");
}

} // namespace

void Piece::cast_on(int n) {
    if (n < 1 || n > kMaxStitches)
        throw PatternError("cannot cast on that many");
    if (on_needle_ > 0)
        throw PatternError("there are stitches on the needle");
    on_needle_ = n;
}

void Piece::check(const Size &size) const {
    if (size.used > kMaxStitches || size.made > kMaxStitches)
        throw PatternError("row is too wide");
    if (size.used != on_needle_)
        throw PatternError("row takes " + std::to_string(size.used) + ", needle has " +
                           std::to_string(on_needle_));
}

void Piece::knit(const std::string &text) {
    if (rows_.size() >= kMaxRows)
        throw PatternError("piece is too long");
    const auto row = parse_row(text);
    Row done{row->measure(), {}};
    check(done.size);
    done.chart.reserve(static_cast<std::size_t>(done.size.made));
    row->draw(done.chart);
    on_needle_ = done.size.made;
    knit_ += done.size.made;
    rows_.push_back(std::move(done));
}

void Piece::again(int rows, int times) {
    if (rows < 1 || static_cast<std::size_t>(rows) > rows_.size() || times < 1)
        throw PatternError("no such rows");
    if (static_cast<std::size_t>(times) > kMaxRows)
        throw PatternError("piece is too long");
    if (rows_.size() + static_cast<std::size_t>(rows) * times > kMaxRows)
        throw PatternError("piece is too long");
    const std::size_t first = rows_.size() - rows;
    for (int t = 0; t < times; t++)
        for (int r = 0; r < rows; r++) {
            Row copy = rows_[first + r];
            check(copy.size);
            on_needle_ = copy.size.made;
            knit_ += copy.size.made;
            rows_.push_back(std::move(copy));
        }
}

void Piece::chart(std::ostream &out) const {
    for (std::size_t i = rows_.size(); i-- > 0;) {
        const std::string &line = rows_[i].chart;
        out << i + 1 << '\t';
        if (line.size() > kChartWidth)
            out << line.substr(0, kChartWidth) << "...";
        else
            out << line;
        out << '\n';
    }
}

void Piece::summary(std::ostream &out) const {
    out << count(static_cast<long long>(rows_.size()), "row") << ", " << knit_
        << " knit, " << on_needle_ << " on the needle\n";
}

} // namespace knit
