#include "layout.hh"

#include <algorithm>

bool DecodeUtf8(const std::string& text, std::vector<std::uint32_t>* out) {
  for (std::size_t i = 0; i < text.size();) {
    unsigned char c = text[i++];
    int more = c < 0x80 ? 0 : (c & 0xe0) == 0xc0 ? 1 : (c & 0xf0) == 0xe0 ? 2 : (c & 0xf8) == 0xf0 ? 3 : -1;
    if (more < 0) return false;
    std::uint32_t code = more == 0 ? c : c & (0x3f >> more);
    for (; more > 0; more--) {
      if (i == text.size() || (text[i] & 0xc0) != 0x80) return false;
      code = code << 6 | (text[i++] & 0x3f);
    }
    out->push_back(code);
  }
  return true;
}

// A font without a space gets one of a third of an em.
int Layout::SpaceWidth() const {
  const Glyph* space = font_.Find(' ');
  if (space != nullptr) return space->advance;
  const Glyph* em = font_.Find('M');
  return em != nullptr ? em->advance / 3 : 4;
}

std::vector<std::uint32_t> Layout::Substitute(const std::vector<std::uint32_t>& word) const {
  std::vector<std::uint32_t> out;
  for (std::uint32_t code : word) {
    std::uint32_t lig = out.empty() ? 0 : font_.Ligature(out.back(), code);
    if (lig != 0) {
      out.back() = lig;
    } else {
      out.push_back(code);
    }
  }
  return out;
}

int Layout::WordWidth(const std::vector<std::uint32_t>& word) const {
  int width = 0;
  std::uint32_t previous = 0;
  for (std::uint32_t code : word) {
    const Glyph* glyph = font_.GlyphFor(code);
    width += glyph->advance + font_.Kerning(previous, code);
    previous = code;
  }
  return width;
}

void Layout::Append(Line* line, std::uint32_t code, std::uint32_t previous) const {
  const Glyph* glyph = font_.GlyphFor(code);
  line->width += font_.Kerning(previous, code);
  line->glyphs.push_back({glyph->code, line->width});
  line->width += glyph->advance;
  line->ascent = std::max(line->ascent, glyph->ascent);
  line->descent = std::max(line->descent, glyph->descent);
}

LayoutStatus Layout::PlaceWord(const std::vector<std::uint32_t>& word) {
  std::vector<std::uint32_t> codes = Substitute(word);
  int width = WordWidth(codes);
  if (width > max_width_) return LayoutStatus::kTooWide;

  Line* line = &lines_.back();
  if (!line->glyphs.empty()) {
    if (line->width + SpaceWidth() + width > max_width_) {
      lines_.emplace_back();
      line = &lines_.back();
    } else {
      line->width += SpaceWidth();
    }
  }
  std::uint32_t previous = 0;
  for (std::uint32_t code : codes) {
    Append(line, code, previous);
    previous = code;
  }
  return LayoutStatus::kOk;
}

LayoutStatus Layout::AddParagraph(const std::string& text) {
  std::vector<std::uint32_t> codes;
  if (!DecodeUtf8(text, &codes)) return LayoutStatus::kBadEncoding;

  lines_.emplace_back();
  std::vector<std::uint32_t> word;
  codes.push_back(' ');
  for (std::uint32_t code : codes) {
    if (code != ' ' && code != '\t') {
      word.push_back(code);
      continue;
    }
    if (word.empty()) continue;
    LayoutStatus status = PlaceWord(word);
    if (status != LayoutStatus::kOk) return status;
    word.clear();
  }
  return LayoutStatus::kOk;
}
