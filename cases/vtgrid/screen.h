#ifndef SCREEN_H
#define SCREEN_H

#define SCREEN_COLS 24
#define SCREEN_ROWS 8

typedef struct Cell {
  unsigned char glyph;
  unsigned char attrs;
} Cell;

typedef struct Line {
  Cell cells[SCREEN_COLS];
  int wrapped;
} Line;

typedef struct Cursor {
  int row;
  int col;
  unsigned char attrs;
} Cursor;

typedef struct Screen {
  Line **lines;
  int numRows;
  int numCols;
  int regionTop;     /* first line of the scrolling region */
  int regionBottom;  /* last line of the scrolling region */
  Cursor cur;
  Cursor saved;
  int wrapPending;
} Screen;

Screen *screenNew(int numRows, int numCols);
void screenFree(Screen *scr);
void screenPut(Screen *scr, unsigned char glyph);
void screenLineFeed(Screen *scr);
void screenReverseFeed(Screen *scr);
void screenReturn(Screen *scr);
void screenBackspace(Screen *scr);
void screenTab(Screen *scr);
void screenMoveTo(Screen *scr, int row, int col);
void screenMoveRows(Screen *scr, int delta);
void screenMoveCols(Screen *scr, int delta);
void screenSetRegion(Screen *scr, int top, int bottom);
void screenClearLine(Screen *scr, int mode);
void screenClear(Screen *scr, int mode);
void screenSave(Screen *scr);
void screenRestore(Screen *scr);
void screenDump(const Screen *scr);

#endif
