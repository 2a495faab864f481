#include "sfnt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint16_t sfnt_u16(const uint8_t *p) {
  return (uint16_t)(p[0] << 8 | p[1]);
}

int16_t sfnt_s16(const uint8_t *p) {
  int v = p[0] << 8 | p[1];

  return (int16_t)(v >= 0x8000 ? v - 0x10000 : v);
}

uint32_t sfnt_u32(const uint8_t *p) {
  return (uint32_t)sfnt_u16(p) << 16 | sfnt_u16(p + 2);
}

const char *font_message(int code) {
  static const char *const text[FONT_ERRORS] = {
    "no error", "cannot read file", "out of memory", "not a font",
    "bad or missing table", "offset out of range", "bad glyph", "bad component",
  };

  return code >= 0 && code < FONT_ERRORS ? text[code] : "unknown error";
}

static int readFile(Font *font, const char *path) {
  FILE *fp = fopen(path, "rb");
  size_t room = 0, got;
  int rc = FONT_IO;

  if (!fp)
    return FONT_IO;
  do {
    if (font->size == room) {
      size_t more = room ? room * 2 : 1024;
      uint8_t *p = realloc(font->file, more);

      if (!p) {
        rc = FONT_MEMORY;
        goto done;
      }
      font->file = p;
      room = more;
    }
    got = fread(font->file + font->size, 1, room - font->size, fp);
    font->size += got;
  } while (got > 0);
  if (!ferror(fp))
    rc = FONT_OK;
done:
  fclose(fp);
  return rc;
}

static int readDirectory(Font *font) {
  unsigned i;

  if (font->size < 12)
    return FONT_FORMAT;
  if (sfnt_u32(font->file) != 0x00010000 && sfnt_u32(font->file) != TAG('t', 'r', 'u', 'e'))
    return FONT_FORMAT;
  font->tableCount = sfnt_u16(font->file + 4);
  if (font->tableCount == 0 || (font->size - 12) / 16 < font->tableCount)
    return FONT_FORMAT;
  font->tables = calloc(font->tableCount, sizeof *font->tables);
  if (!font->tables)
    return FONT_MEMORY;
  for (i = 0; i < font->tableCount; i++) {
    const uint8_t *p = font->file + 12 + 16 * (size_t)i;
    uint32_t offset = sfnt_u32(p + 8), length = sfnt_u32(p + 12);

    if (offset > font->size || length > font->size - offset)
      return FONT_RANGE;
    font->tables[i].tag = sfnt_u32(p);
    font->tables[i].data = font->file + offset;
    font->tables[i].length = length;
  }
  return FONT_OK;
}

const Table *font_table(const Font *font, uint32_t tag) {
  unsigned i;

  for (i = 0; i < font->tableCount; i++)
    if (font->tables[i].tag == tag)
      return &font->tables[i];
  return NULL;
}

static int readGlobals(Font *font) {
  const Table *head = font_table(font, TAG('h', 'e', 'a', 'd'));
  const Table *maxp = font_table(font, TAG('m', 'a', 'x', 'p'));
  int16_t format;

  font->loca = font_table(font, TAG('l', 'o', 'c', 'a'));
  font->glyf = font_table(font, TAG('g', 'l', 'y', 'f'));
  if (!head || !maxp || !font->loca || !font->glyf)
    return FONT_TABLE;
  if (head->length < 54 || maxp->length < 6)
    return FONT_TABLE;
  font->unitsPerEm = sfnt_u16(head->data + 18);
  if (font->unitsPerEm < 16 || font->unitsPerEm > 16384)
    return FONT_TABLE;
  format = sfnt_s16(head->data + 50);
  if (format != 0 && format != 1)
    return FONT_TABLE;
  font->longOffsets = format;
  font->glyphCount = sfnt_u16(maxp->data + 4);
  if (font->loca->length / (font->longOffsets ? 4 : 2) < font->glyphCount + 1)
    return FONT_TABLE;
  return FONT_OK;
}

int font_open(Font *font, const char *path) {
  int rc;

  memset(font, 0, sizeof *font);
  rc = readFile(font, path);
  if (rc == FONT_OK)
    rc = readDirectory(font);
  if (rc == FONT_OK)
    rc = readGlobals(font);
  if (rc != FONT_OK)
    font_close(font);
  return rc;
}

void font_close(Font *font) {
  free(font->tables);
  free(font->file);
  font->tables = NULL;
  font->file = NULL;
}

int font_glyph(const Font *font, unsigned index, const uint8_t **data, uint32_t *length) {
  uint32_t from, to;

  if (index >= font->glyphCount)
    return FONT_RANGE;
  if (font->longOffsets) {
    from = sfnt_u32(font->loca->data + 4 * (size_t)index);
    to = sfnt_u32(font->loca->data + 4 * (size_t)index + 4);
  } else {
    from = 2u * sfnt_u16(font->loca->data + 2 * (size_t)index);
    to = 2u * sfnt_u16(font->loca->data + 2 * (size_t)index + 2);
  }
  if (from > to || to > font->glyf->length)
    return FONT_RANGE;
  *data = font->glyf->data + from;
  *length = to - from;
  return FONT_OK;
}
