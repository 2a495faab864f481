#include "font.hh"

#include <sstream>

namespace {

constexpr int kMaxMetric = 4096;
constexpr std::uint32_t kMaxCode = 0x10ffff;

// A code point is one character, or U+ and hexadecimal digits.
bool ReadCode(std::istream& in, std::uint32_t* code) {
  std::string word;
  if (!(in >> word)) return false;
  if (word.size() == 1) {
    *code = static_cast<unsigned char>(word[0]);
    return true;
  }
  if (word.size() < 3 || word.size() > 8 || word.compare(0, 2, "U+") != 0) return false;
  std::size_t used = 0;
  unsigned long value;
  try {
    value = std::stoul(word.substr(2), &used, 16);
  } catch (const std::exception&) {
    return false;
  }
  if (used != word.size() - 2 || value > kMaxCode) return false;
  *code = static_cast<std::uint32_t>(value);
  return true;
}

bool ReadMetric(std::istream& in, int* value) {
  return (in >> *value) && *value >= -kMaxMetric && *value <= kMaxMetric;
}

}  // namespace

bool Font::ParseLine(const std::string& line) {
  std::istringstream in(line);
  std::string verb;
  if (!(in >> verb) || verb[0] == '#') return true;

  if (verb == "font") return static_cast<bool>(in >> name_);
  if (verb == "glyph") {
    auto glyph = std::make_unique<Glyph>();
    if (!ReadCode(in, &glyph->code) || !ReadMetric(in, &glyph->advance) ||
        !ReadMetric(in, &glyph->ascent) || !ReadMetric(in, &glyph->descent)) {
      return false;
    }
    glyphs_[glyph->code] = std::move(glyph);
    return true;
  }
  if (verb == "fallback") return ReadCode(in, &fallback_);
  if (verb == "kern") {
    std::uint32_t left, right;
    int amount;
    if (!ReadCode(in, &left) || !ReadCode(in, &right) || !ReadMetric(in, &amount)) return false;
    kerning_[{left, right}] = amount;
    return true;
  }
  if (verb == "lig") {
    std::uint32_t first, second, result;
    if (!ReadCode(in, &first) || !ReadCode(in, &second) || !ReadCode(in, &result)) return false;
    ligatures_[{first, second}] = result;
    return true;
  }
  return false;
}

const Glyph* Font::Find(std::uint32_t code) const {
  auto it = glyphs_.find(code);
  return it == glyphs_.end() ? nullptr : it->second.get();
}

const Glyph* Font::GlyphFor(std::uint32_t code) const {
  const Glyph* glyph = Find(code);
  return glyph != nullptr ? glyph : Find(fallback_);
}

int Font::Kerning(std::uint32_t left, std::uint32_t right) const {
  auto it = kerning_.find({left, right});
  return it == kerning_.end() ? 0 : it->second;
}

std::uint32_t Font::Ligature(std::uint32_t first, std::uint32_t second) const {
  auto it = ligatures_.find({first, second});
  return it == ligatures_.end() ? 0 : it->second;
}
