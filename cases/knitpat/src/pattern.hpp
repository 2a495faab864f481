#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace knit {

// The widest piece the machine can take.
constexpr int kMaxStitches = 20000;
constexpr int kMaxCount = 99999;
constexpr int kMaxDepth = 12;

class PatternError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Stitches that a piece of a row takes from the needle, and puts back.
struct Size {
    int used = 0;
    int made = 0;
};

class Item {
  public:
    virtual ~Item() = default;
    virtual Size measure() const = 0;
    virtual void draw(std::string &chart) const = 0;
};

using ItemPtr = std::unique_ptr<Item>;

struct StitchKind {
    std::string_view word;
    char symbol;
    int used;
    int made;
    bool counted;   // may be followed by a number
};

const StitchKind *find_kind(std::string_view word);

class Stitch final : public Item {
  public:
    Stitch(const StitchKind &kind, int count) : kind_(kind), count_(count) {}
    Size measure() const override;
    void draw(std::string &chart) const override;

  private:
    const StitchKind &kind_;
    int count_;
};

class Group final : public Item {
  public:
    void add(ItemPtr item) { items_.push_back(std::move(item)); }
    void repeat(int times) { times_ = times; }
    bool empty() const { return items_.empty(); }
    Size measure() const override;
    void draw(std::string &chart) const override;

  private:
    std::vector<ItemPtr> items_;
    int times_ = 1;
};

// Parses "k2 (p1 k1)x4 yo"; throws PatternError.
std::unique_ptr<Group> parse_row(std::string_view text);

} // namespace knit
