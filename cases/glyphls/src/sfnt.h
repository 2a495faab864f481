#ifndef SFNT_H
#define SFNT_H

#include <stddef.h>
#include <stdint.h>

#define TAG(a, b, c, d) \
  ((uint32_t)(a) << 24 | (uint32_t)(b) << 16 | (uint32_t)(c) << 8 | (uint32_t)(d))

typedef struct Table {
  uint32_t tag;
  const uint8_t *data;
  uint32_t length;
} Table;

typedef struct Font {
  uint8_t *file;
  size_t size;
  Table *tables;
  unsigned tableCount;

  unsigned unitsPerEm;
  unsigned glyphCount;
  int longOffsets;
  const Table *loca;
  const Table *glyf;
} Font;

typedef struct Outline {
  unsigned long contours;
  unsigned long points;
  unsigned parts;
  long xMin, yMin, xMax, yMax;
} Outline;

enum {
  FONT_OK = 0,
  FONT_IO,
  FONT_MEMORY,
  FONT_FORMAT,
  FONT_TABLE,
  FONT_RANGE,
  FONT_GLYPH,
  FONT_COMPONENT,
  FONT_ERRORS
};

uint16_t sfnt_u16(const uint8_t *p);
int16_t sfnt_s16(const uint8_t *p);
uint32_t sfnt_u32(const uint8_t *p);
const char *font_message(int code);

int font_open(Font *font, const char *path);
void font_close(Font *font);
const Table *font_table(const Font *font, uint32_t tag);

/* The data of a glyph; a length of zero stands for an empty glyph. */
int font_glyph(const Font *font, unsigned index, const uint8_t **data, uint32_t *length);

/* Measures a glyph with all its components. */
int outline_measure(const Font *font, unsigned index, Outline *out);

#endif
