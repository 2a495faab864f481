#include "screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void blankLine(Line *line, int numCols) {
  for (int col = 0; col < numCols; col++) {
    line->cells[col].glyph = ' ';
    line->cells[col].attrs = 0;
  }
  line->wrapped = 0;
}

Screen *screenNew(int numRows, int numCols) {
  Screen *scr = calloc(1, sizeof *scr);
  if (!scr) return NULL;
  scr->lines = calloc((size_t)numRows, sizeof *scr->lines);
  scr->numCols = numCols;
  for (int row = 0; scr->lines && row < numRows; row++) {
    scr->lines[row] = malloc(sizeof(Line));
    if (!scr->lines[row]) break;
    blankLine(scr->lines[row], numCols);
    scr->numRows++;
  }
  if (scr->numRows < numRows) {
    screenFree(scr);
    return NULL;
  }
  scr->regionBottom = numRows - 1;
  return scr;
}

void screenFree(Screen *scr) {
  for (int row = 0; row < scr->numRows; row++) free(scr->lines[row]);
  free(scr->lines);
  free(scr);
}

/* Turns the lines of the region by one; the line that comes in is blank. */
static void scrollRegion(Screen *scr, int up) {
  int from = up ? scr->regionTop : scr->regionBottom;
  int to = up ? scr->regionBottom : scr->regionTop;
  int step = up ? 1 : -1;
  Line *freed = scr->lines[from];
  for (int row = from; row != to; row += step)
    scr->lines[row] = scr->lines[row + step];
  blankLine(freed, scr->numCols);
  scr->lines[to] = freed;
}

void screenLineFeed(Screen *scr) {
  scr->wrapPending = 0;
  if (scr->cur.row == scr->regionBottom)
    scrollRegion(scr, 1);
  else if (scr->cur.row < scr->numRows - 1)
    scr->cur.row++;
}

void screenReverseFeed(Screen *scr) {
  scr->wrapPending = 0;
  if (scr->cur.row == scr->regionTop)
    scrollRegion(scr, 0);
  else if (scr->cur.row > 0)
    scr->cur.row--;
}

void screenPut(Screen *scr, unsigned char glyph) {
  if (scr->wrapPending) {
    scr->lines[scr->cur.row]->wrapped = 1;
    screenReturn(scr);
    screenLineFeed(scr);
  }
  Cell *cell = &scr->lines[scr->cur.row]->cells[scr->cur.col];
  cell->glyph = glyph;
  cell->attrs = scr->cur.attrs;
  if (scr->cur.col == scr->numCols - 1)
    scr->wrapPending = 1;
  else
    scr->cur.col++;
}

void screenReturn(Screen *scr) {
  scr->wrapPending = 0;
  scr->cur.col = 0;
}

void screenBackspace(Screen *scr) {
  scr->wrapPending = 0;
  if (scr->cur.col > 0) scr->cur.col--;
}

void screenTab(Screen *scr) {
  int next = (scr->cur.col / 8 + 1) * 8;
  scr->cur.col = next < scr->numCols ? next : scr->numCols - 1;
}

static int clampTo(int value, int low, int high) {
  if (value < low) return low;
  return value > high ? high : value;
}

void screenMoveTo(Screen *scr, int row, int col) {
  scr->cur.row = clampTo(row, 0, scr->numRows - 1);
  scr->cur.col = clampTo(col, 0, scr->numCols - 1);
  scr->wrapPending = 0;
}

/* The cursor does not leave the scrolling region if it starts inside. */
void screenMoveRows(Screen *scr, int delta) {
  int row = scr->cur.row;
  int target = row + delta;
  scr->wrapPending = 0;
  if (row >= scr->regionTop && row <= scr->regionBottom) {
    scr->cur.row = clampTo(target, scr->regionTop, scr->regionBottom);
    return;
  }
  if (target >= scr->numRows) target = scr->numRows - 1;
  scr->cur.row = target;
}

void screenMoveCols(Screen *scr, int delta) {
  scr->cur.col = clampTo(scr->cur.col + delta, 0, scr->numCols - 1);
  scr->wrapPending = 0;
}

void screenSetRegion(Screen *scr, int top, int bottom) {
  if (top < 0 || bottom >= scr->numRows || top >= bottom) return;
  scr->regionTop = top;
  scr->regionBottom = bottom;
  screenMoveTo(scr, 0, 0);
}

/* mode 0: from the cursor, 1: up to the cursor, 2: all of the line */
void screenClearLine(Screen *scr, int mode) {
  Line *line = scr->lines[scr->cur.row];
  int first = mode == 0 ? scr->cur.col : 0;
  int last = mode == 1 ? scr->cur.col : scr->numCols - 1;
  for (int col = first; col <= last; col++) {
    line->cells[col].glyph = ' ';
    line->cells[col].attrs = scr->cur.attrs;
  }
}

void screenClear(Screen *scr, int mode) {
  int first = mode == 0 ? scr->cur.row + 1 : 0;
  int last = mode == 1 ? scr->cur.row - 1 : scr->numRows - 1;
  for (int row = first; row <= last; row++)
    blankLine(scr->lines[row], scr->numCols);
  if (mode != 2) screenClearLine(scr, mode);
}

void screenSave(Screen *scr) { scr->saved = scr->cur; }

void screenRestore(Screen *scr) {
  scr->cur = scr->saved;
  scr->wrapPending = 0;
}

void screenDump(const Screen *scr) {
  char text[SCREEN_COLS + 1];
  for (int row = 0; row < scr->numRows; row++) {
    const Line *line = scr->lines[row];
    int bold = 0;
    for (int col = 0; col < scr->numCols; col++) {
      text[col] = (char)line->cells[col].glyph;
      bold += line->cells[col].attrs != 0;
    }
    text[scr->numCols] = '\0';
    printf("|%s|", text);
    if (bold) printf(" %d", bold);
    printf("%s\n", line->wrapped ? " >" : "");
  }
  printf("cursor %d,%d\n", scr->cur.row + 1, scr->cur.col + 1);
}
