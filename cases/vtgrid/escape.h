#ifndef ESCAPE_H
#define ESCAPE_H

#include "screen.h"

#define ESCAPE_MAX_PARAMS 8
#define ESCAPE_PARAM_LIMIT 9999

typedef enum { stateGround, stateEscape, stateCsi } EscapeState;

typedef struct EscapeParser {
  EscapeState state;
  int params[ESCAPE_MAX_PARAMS];
  int numParams;
  unsigned long ignored;
} EscapeParser;

void escapeInit(EscapeParser *esc);
void escapeFeed(EscapeParser *esc, Screen *scr, unsigned char byte);

#endif
