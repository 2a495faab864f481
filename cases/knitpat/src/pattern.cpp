#include "pattern.hpp"

#include <array>

namespace knit {

namespace {

constexpr std::array<StitchKind, 7> kKinds{{
    {"k", 'v', 1, 1, true},
    {"p", '-', 1, 1, true},
    {"sl", 's', 1, 1, true},
    {"yo", 'o', 0, 1, false},
    {"kfb", 'Y', 1, 2, false},
    {"ktog", '/', 2, 1, true},
    {"bo", '_', 1, 0, true},
}};

} // namespace

const StitchKind *find_kind(std::string_view word) {
    for (const StitchKind &kind : kKinds)
        if (kind.word == word)
            return &kind;
    return nullptr;
}

Size Stitch::measure() const {
    return {kind_.used * count_, kind_.made * count_};
}

void Stitch::draw(std::string &chart) const {
    chart.append(static_cast<std::size_t>(count_) * kind_.made, kind_.symbol);
}

Size Group::measure() const {
    Size once;
    for (const ItemPtr &item : items_) {
        const Size part = item->measure();
        once.used += part.used;
        once.made += part.made;
    }
    return {once.used * times_, once.made * times_};
}

void Group::draw(std::string &chart) const {
    for (int i = 0; i < times_; i++)
        for (const ItemPtr &item : items_)
            item->draw(chart);
}

} // namespace knit
