#include <stdio.h>

#include "escape.h"

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: vtgrid FILE\n");
    return 2;
  }
  FILE *in = fopen(argv[1], "rb");
  if (!in) {
    perror(argv[1]);
    return 2;
  }
  Screen *scr = screenNew(SCREEN_ROWS, SCREEN_COLS);
  if (!scr) {
    fclose(in);
    return 2;
  }
  EscapeParser esc;
  escapeInit(&esc);
  int byte;
  while ((byte = getc(in)) != EOF) escapeFeed(&esc, scr, (unsigned char)byte);
  screenDump(scr);
  if (esc.ignored) printf("ignored %lu\n", esc.ignored);
  screenFree(scr);
  fclose(in);
  return 0;
}
