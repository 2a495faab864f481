/* hdrfold -- unfold and join the header fields of a message */
#include <stdio.h>
#include <stdlib.h>

#include "hdrtab.h"

#define MAX_INPUT 65536

int main(int argc, char **argv)
{
  struct hdr_table table;
  struct hdr_field *f;
  hdrcode result;
  size_t len, used;
  char *text;
  FILE *in;

  if(argc != 2) {
    fprintf(stderr, "usage: hdrfold <message>\n");
    return 2;
  }
  in = fopen(argv[1], "rb");
  if(!in) {
    perror(argv[1]);
    return 2;
  }
  text = malloc(MAX_INPUT);
  if(!text) {
    fclose(in);
    return 2;
  }
  len = fread(text, 1, MAX_INPUT, in);
  fclose(in);

  hdr_init(&table);
  result = hdr_parse(&table, text, len, &used);
  for(f = table.first; f; f = f->order)
    printf("%s(%d): %s\n", f->name, f->count, f->value);
  if(result)
    fprintf(stderr, "hdrfold: %s\n", hdr_strerror(result));
  else {
    f = hdr_find(&table, "content-length");
    printf("-- %d fields, body %zu bytes%s%s\n", table.fields, len - used,
           f ? ", announced " : "", f ? f->value : "");
  }
  hdr_cleanup(&table);
  free(text);
  return result ? 1 : 0;
}
