#include <stdio.h>

#include "sfnt.h"

static void printTag(uint32_t tag) {
  int shift;

  for (shift = 24; shift >= 0; shift -= 8) {
    int c = tag >> shift & 255;

    putchar(c >= 32 && c < 127 ? c : '?');
  }
}

static int listGlyphs(const Font *font) {
  unsigned i, bad = 0;
  Outline o;

  for (i = 0; i < font->glyphCount; i++) {
    int rc = outline_measure(font, i, &o);

    printf("glyph %u: ", i);
    if (rc != FONT_OK) {
      printf("error: %s\n", font_message(rc));
      bad++;
    } else if (o.parts == 0) {
      printf("empty\n");
    } else {
      printf("%lu contours, %lu points, %u parts, box %ld %ld %ld %ld\n", o.contours, o.points,
             o.parts, o.xMin, o.yMin, o.xMax, o.yMax);
    }
  }
  if (bad)
    fprintf(stderr, "glyphls: %u bad glyphs\n", bad);
  return bad ? 3 : 0;
}

int main(int argc, char **argv) {
  Font font;
  unsigned i;
  int rc;

  if (argc != 2) {
    fprintf(stderr, "usage: glyphls FONT\n");
    return 2;
  }
  rc = font_open(&font, argv[1]);
  if (rc != FONT_OK) {
    fprintf(stderr, "glyphls: %s\n", font_message(rc));
    return 1;
  }
  for (i = 0; i < font.tableCount; i++) {
    printf("table ");
    printTag(font.tables[i].tag);
    printf(" %u\n", font.tables[i].length);
  }
  printf("em %u, %u glyphs, %s offsets\n", font.unitsPerEm, font.glyphCount,
         font.longOffsets ? "long" : "short");
  rc = listGlyphs(&font);
  font_close(&font);
  return rc;
}
