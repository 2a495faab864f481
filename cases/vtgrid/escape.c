#include "escape.h"

#include <string.h>

typedef void (*CsiHandler)(EscapeParser *esc, Screen *scr);

void escapeInit(EscapeParser *esc) { memset(esc, 0, sizeof *esc); }

/* Missing parameters and zeros stand for the default. */
static int paramOr(const EscapeParser *esc, int index, int fallback) {
  if (index >= esc->numParams || esc->params[index] == 0) return fallback;
  return esc->params[index];
}

static void csiUp(EscapeParser *esc, Screen *scr) {
  screenMoveRows(scr, -paramOr(esc, 0, 1));
}

static void csiDown(EscapeParser *esc, Screen *scr) {
  screenMoveRows(scr, paramOr(esc, 0, 1));
}

static void csiForward(EscapeParser *esc, Screen *scr) {
  screenMoveCols(scr, paramOr(esc, 0, 1));
}

static void csiBack(EscapeParser *esc, Screen *scr) {
  screenMoveCols(scr, -paramOr(esc, 0, 1));
}

static void csiPosition(EscapeParser *esc, Screen *scr) {
  screenMoveTo(scr, paramOr(esc, 0, 1) - 1, paramOr(esc, 1, 1) - 1);
}

static void csiNextLine(EscapeParser *esc, Screen *scr) {
  csiDown(esc, scr);
  screenReturn(scr);
}

static void csiPrevLine(EscapeParser *esc, Screen *scr) {
  csiUp(esc, scr);
  screenReturn(scr);
}

static void csiClear(EscapeParser *esc, Screen *scr) {
  screenClear(scr, paramOr(esc, 0, 0));
}

static void csiClearLine(EscapeParser *esc, Screen *scr) {
  screenClearLine(scr, paramOr(esc, 0, 0));
}

static void csiAttrs(EscapeParser *esc, Screen *scr) {
  for (int i = 0; i < esc->numParams; i++)
    scr->cur.attrs = esc->params[i] == 0 ? 0 : 1;
}

static void csiRegion(EscapeParser *esc, Screen *scr) {
  screenSetRegion(scr, paramOr(esc, 0, 1) - 1, paramOr(esc, 1, scr->numRows) - 1);
}

static void csiSave(EscapeParser *esc, Screen *scr) {
  (void)esc;
  screenSave(scr);
}

static void csiRestore(EscapeParser *esc, Screen *scr) {
  (void)esc;
  screenRestore(scr);
}

static const struct {
  char final;
  CsiHandler handler;
} csiTable[] = {
    {'A', csiUp},        {'B', csiDown},     {'C', csiForward}, {'D', csiBack},
    {'E', csiNextLine},  {'F', csiPrevLine}, {'H', csiPosition}, {'J', csiClear},
    {'K', csiClearLine}, {'m', csiAttrs},    {'r', csiRegion},  {'s', csiSave},
    {'u', csiRestore},
};

static void dispatchCsi(EscapeParser *esc, Screen *scr, unsigned char final) {
  for (unsigned i = 0; i < sizeof csiTable / sizeof csiTable[0]; i++)
    if (csiTable[i].final == (char)final) {
      csiTable[i].handler(esc, scr);
      return;
    }
  esc->ignored++;
}

static void feedCsi(EscapeParser *esc, Screen *scr, unsigned char byte) {
  if (byte >= '0' && byte <= '9') {
    int *param = &esc->params[esc->numParams - 1];
    *param = *param * 10 + (byte - '0');
    if (*param > ESCAPE_PARAM_LIMIT) *param = ESCAPE_PARAM_LIMIT;
  } else if (byte == ';') {
    if (esc->numParams < ESCAPE_MAX_PARAMS) esc->params[esc->numParams++] = 0;
  } else {
    esc->state = stateGround;
    dispatchCsi(esc, scr, byte);
  }
}

static void feedEscape(EscapeParser *esc, Screen *scr, unsigned char byte) {
  esc->state = stateGround;
  switch (byte) {
    case '[':
      esc->state = stateCsi;
      esc->params[0] = 0;
      esc->numParams = 1;
      break;
    case 'D': screenLineFeed(scr); break;
    case 'M': screenReverseFeed(scr); break;
    case '7': screenSave(scr); break;
    case '8': screenRestore(scr); break;
    default: esc->ignored++;
  }
}

static void feedGround(EscapeParser *esc, Screen *scr, unsigned char byte) {
  switch (byte) {
    case 0x1b: esc->state = stateEscape; break;
    case '\n': screenReturn(scr); screenLineFeed(scr); break;
    case '\r': screenReturn(scr); break;
    case '\b': screenBackspace(scr); break;
    case '\t': screenTab(scr); break;
    default:
      if (byte >= 0x20 && byte < 0x7f)
        screenPut(scr, byte);
      else
        esc->ignored++;
  }
}

void escapeFeed(EscapeParser *esc, Screen *scr, unsigned char byte) {
  switch (esc->state) {
    case stateGround: feedGround(esc, scr, byte); break;
    case stateEscape: feedEscape(esc, scr, byte); break;
    case stateCsi: feedCsi(esc, scr, byte); break;
  }
}
