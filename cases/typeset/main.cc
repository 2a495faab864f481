// typeset: lays out text with the font described at the head of the file.
// Font lines come first; a line "text WIDTH" starts the paragraphs.
#include <cstdio>
#include <fstream>
#include <iostream>

#include "layout.hh"

static const char* Describe(LayoutStatus status) {
  switch (status) {
    case LayoutStatus::kOk: return "ok";
    case LayoutStatus::kBadEncoding: return "text is not UTF-8";
    case LayoutStatus::kMissingGlyph: return "no glyph for a character";
    case LayoutStatus::kTooWide: return "a word does not fit";
  }
  return "?";
}

static void Print(const Layout& layout) {
  int n = 0;
  for (const Line& line : layout.lines()) {
    std::printf("%d: width %d height %d+%d:", ++n, line.width, line.ascent, line.descent);
    for (const PlacedGlyph& g : line.glyphs) std::printf(" %04x@%d", g.code, g.x);
    std::printf("\n");
  }
}

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: typeset FILE\n");
    return 2;
  }
  std::ifstream in(argv[1]);
  if (!in) {
    std::fprintf(stderr, "typeset: cannot read %s\n", argv[1]);
    return 2;
  }

  Font font;
  std::string line;
  int width = 0, number = 0;
  while (std::getline(in, line)) {
    ++number;
    if (std::sscanf(line.c_str(), "text %d", &width) == 1) break;
    if (!font.ParseLine(line)) {
      std::fprintf(stderr, "typeset: line %d: bad font line\n", number);
      return 1;
    }
  }
  if (width < 1 || width > 10000) {
    std::fprintf(stderr, "typeset: bad text width\n");
    return 1;
  }
  std::printf("font %s, %zu glyphs\n", font.name().c_str(), font.glyph_count());

  Layout layout(font, width);
  while (std::getline(in, line)) {
    LayoutStatus status = layout.AddParagraph(line);
    if (status != LayoutStatus::kOk) {
      std::fprintf(stderr, "typeset: %s\n", Describe(status));
      return 1;
    }
  }
  Print(layout);
  return 0;
}
