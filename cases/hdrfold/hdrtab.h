/* hdrtab.h -- table of message header fields */
#ifndef HDRTAB_H
#define HDRTAB_H

#include <stddef.h>

#define HDR_BUCKETS    16
#define HDR_MAX_FIELDS 32
#define HDR_MAX_VALUE  200      /* bytes in one (joined) value */

typedef enum {
  HDRE_OK = 0,
  HDRE_SYNTAX,
  HDRE_TOO_LONG,
  HDRE_TOO_MANY,
  HDRE_NOT_ALLOWED,
  HDRE_NO_MEMORY
} hdrcode;

struct hdr_field {
  struct hdr_field *next;       /* in the bucket */
  struct hdr_field *order;      /* in order of appearance */
  char *name;
  char *value;
  int count;                    /* how many lines were joined */
};

struct hdr_table {
  struct hdr_field *bucket[HDR_BUCKETS];
  struct hdr_field *first, **last;
  int fields;
};

void hdr_init(struct hdr_table *t);
void hdr_cleanup(struct hdr_table *t);

/*
 * Store a field. 'name' and 'value' are allocated strings; on HDRE_OK the
 * table has taken both over, on any error they still belong to the caller.
 */
hdrcode hdr_add(struct hdr_table *t, char *name, char *value);
struct hdr_field *hdr_find(const struct hdr_table *t, const char *name);

/* parse.c */
hdrcode hdr_parse(struct hdr_table *t, const char *text, size_t len,
                  size_t *used);
const char *hdr_strerror(hdrcode code);

#endif
