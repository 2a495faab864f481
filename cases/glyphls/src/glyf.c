#include "sfnt.h"

enum {
  ARGS_ARE_WORDS = 0x0001,
  ARGS_ARE_XY = 0x0002,
  HAVE_SCALE = 0x0008,
  MORE_COMPONENTS = 0x0020,
  HAVE_XY_SCALE = 0x0040,
  HAVE_TWO_BY_TWO = 0x0080
};

static void extend(Outline *out, const uint8_t *box, long dx, long dy) {
  long x0 = sfnt_s16(box) + dx, y0 = sfnt_s16(box + 2) + dy;
  long x1 = sfnt_s16(box + 4) + dx, y1 = sfnt_s16(box + 6) + dy;

  if (out->parts == 0) {
    out->xMin = x0;
    out->yMin = y0;
    out->xMax = x1;
    out->yMax = y1;
    return;
  }
  if (x0 < out->xMin)
    out->xMin = x0;
  if (y0 < out->yMin)
    out->yMin = y0;
  if (x1 > out->xMax)
    out->xMax = x1;
  if (y1 > out->yMax)
    out->yMax = y1;
}

static int addSimple(const uint8_t *p, uint32_t length, unsigned contours, Outline *out) {
  unsigned i;
  long last = -1;

  if ((length - 10) / 2 < contours)
    return FONT_GLYPH;
  for (i = 0; i < contours; i++) {
    long end = sfnt_u16(p + 10 + 2 * i);

    if (end <= last)
      return FONT_GLYPH;
    last = end;
  }
  out->contours += contours;
  out->points += (unsigned long)(last + 1);
  return FONT_OK;
}

static int addGlyph(const Font *font, unsigned index, long dx, long dy, Outline *out);

static int addComposite(const Font *font, const uint8_t *p, uint32_t length, long dx, long dy,
                        Outline *out) {
  uint32_t at = 10;
  unsigned flags;
  int rc;

  do {
    unsigned child, need;
    long ax = 0, ay = 0;

    if (length - at < 4)
      return FONT_COMPONENT;
    flags = sfnt_u16(p + at);
    child = sfnt_u16(p + at + 2);
    at += 4;

    need = flags & ARGS_ARE_WORDS ? 4 : 2;
    if (flags & HAVE_SCALE)
      need += 2;
    else if (flags & HAVE_XY_SCALE)
      need += 4;
    else if (flags & HAVE_TWO_BY_TWO)
      need += 8;
    if (length - at < need)
      return FONT_COMPONENT;
    if (flags & ARGS_ARE_XY) {
      if (flags & ARGS_ARE_WORDS) {
        ax = sfnt_s16(p + at);
        ay = sfnt_s16(p + at + 2);
      } else {
        ax = (int8_t)p[at];
        ay = (int8_t)p[at + 1];
      }
    }
    at += need;

    if (child >= font->glyphCount)
      return FONT_COMPONENT;
    rc = addGlyph(font, child, dx + ax, dy + ay, out);
    if (rc != FONT_OK)
      return rc;
  } while (flags & MORE_COMPONENTS);
  return FONT_OK;
}

static int addGlyph(const Font *font, unsigned index, long dx, long dy, Outline *out) {
  const uint8_t *p;
  uint32_t length;
  int contours;
  int rc = font_glyph(font, index, &p, &length);

  if (rc != FONT_OK)
    return rc;
  if (length == 0)
    return FONT_OK;
  if (length < 10)
    return FONT_GLYPH;
  contours = sfnt_s16(p);
  if (contours < 0)
    return addComposite(font, p, length, dx, dy, out);
  rc = addSimple(p, length, (unsigned)contours, out);
  if (rc != FONT_OK)
    return rc;
  extend(out, p + 2, dx, dy);
  out->parts++;
  return FONT_OK;
}

int outline_measure(const Font *font, unsigned index, Outline *out) {
  static const Outline empty;

  *out = empty;
  return addGlyph(font, index, 0, 0, out);
}
