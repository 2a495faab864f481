#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

struct Glyph {
  std::uint32_t code;
  int advance;
  int ascent;
  int descent;
};

class Font {
 public:
  // Reads one line of a font description. Returns false if it is malformed.
  bool ParseLine(const std::string& line);

  // The glyph for a code point, or null if the font has none.
  const Glyph* Find(std::uint32_t code) const;

  // The glyph to draw for a code point: its own, or the fallback glyph.
  const Glyph* GlyphFor(std::uint32_t code) const;

  int Kerning(std::uint32_t left, std::uint32_t right) const;

  // The ligature for a pair, or 0.
  std::uint32_t Ligature(std::uint32_t first, std::uint32_t second) const;

  std::size_t glyph_count() const { return glyphs_.size(); }
  const std::string& name() const { return name_; }

 private:
  using Pair = std::pair<std::uint32_t, std::uint32_t>;

  std::string name_ = "unnamed";
  std::uint32_t fallback_ = '?';
  std::unordered_map<std::uint32_t, std::unique_ptr<Glyph>> glyphs_;
  std::map<Pair, int> kerning_;
  std::map<Pair, std::uint32_t> ligatures_;
};
