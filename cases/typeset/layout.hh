#pragma once

#include <string>
#include <vector>

#include "font.hh"

struct PlacedGlyph {
  std::uint32_t code;
  int x;
};

struct Line {
  std::vector<PlacedGlyph> glyphs;
  int width = 0;
  int ascent = 0;
  int descent = 0;
};

enum class LayoutStatus { kOk, kBadEncoding, kMissingGlyph, kTooWide };

class Layout {
 public:
  Layout(const Font& font, int max_width) : font_(font), max_width_(max_width) {}

  // Breaks a paragraph into lines and appends them to lines().
  LayoutStatus AddParagraph(const std::string& text);

  const std::vector<Line>& lines() const { return lines_; }

 private:
  LayoutStatus PlaceWord(const std::vector<std::uint32_t>& word);
  std::vector<std::uint32_t> Substitute(const std::vector<std::uint32_t>& word) const;
  int WordWidth(const std::vector<std::uint32_t>& word) const;
  void Append(Line* line, std::uint32_t code, std::uint32_t previous) const;
  int SpaceWidth() const;

  const Font& font_;
  int max_width_;
  std::vector<Line> lines_;
};

bool DecodeUtf8(const std::string& text, std::vector<std::uint32_t>* out);
