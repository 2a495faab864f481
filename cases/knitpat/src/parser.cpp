#include "pattern.hpp"

#include <cctype>

namespace knit {

namespace {

class RowParser {
  public:
    explicit RowParser(std::string_view text) : text_(text) {}

    std::unique_ptr<Group> row() {
        auto group = items(0);
        if (!at_end())
            throw PatternError("unexpected )");
        return group;
    }

  private:
    bool at_end() const { return pos_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[pos_]; }

    void skip_blanks() {
        while (!at_end() && (peek() == ' ' || peek() == ',' || peek() == '\t'))
            pos_++;
    }

    int number() {
        int value = 0;
        const std::size_t start = pos_;
        while (std::isdigit(static_cast<unsigned char>(peek()))) {
            value = value * 10 + (peek() - '0');
            if (value > kMaxCount)
                throw PatternError("number is too large");
            pos_++;
        }
        if (pos_ == start)
            throw PatternError("number expected");
        if (value == 0)
            throw PatternError("zero times");
        return value;
    }

    // everything up to the end or to a closing bracket, which is left
    std::unique_ptr<Group> items(int depth) {
        if (depth > kMaxDepth)
            throw PatternError("brackets are too deep");
        auto group = std::make_unique<Group>();
        for (skip_blanks(); !at_end() && peek() != ')'; skip_blanks()) {
            if (peek() == '(')
                group->add(bracket(depth));
            else
                group->add(stitch());
        }
        if (group->empty())
            throw PatternError("nothing to knit");
        return group;
    }

    ItemPtr bracket(int depth) {
        pos_++;
        auto group = items(depth + 1);
        if (peek() != ')')
            throw PatternError("missing )");
        pos_++;
        if (peek() == 'x') {
            pos_++;
            group->repeat(number());
        }
        return group;
    }

    ItemPtr stitch() {
        const std::size_t start = pos_;
        while (std::isalpha(static_cast<unsigned char>(peek())))
            pos_++;
        const std::string_view word = text_.substr(start, pos_ - start);
        const StitchKind *kind = find_kind(word);
        if (!kind)
            throw PatternError("unknown stitch '" + std::string(word) + "'");
        int count = 1;
        if (kind->counted && std::isdigit(static_cast<unsigned char>(peek())))
            count = number();
        return std::make_unique<Stitch>(*kind, count);
    }

    std::string_view text_;
    std::size_t pos_ = 0;
};

} // namespace

std::unique_ptr<Group> parse_row(std::string_view text) {
    return RowParser(text).row();
}

} // namespace knit
