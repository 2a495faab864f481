/* hdrtab.c -- table of message header fields */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "hdrtab.h"

/* fields that may appear once only */
static const char *const singles[] = {
  "Content-Length", "Host", "Content-Type", NULL
};

static unsigned hash_name(const char *name)
{
  unsigned h = 5381;

  while(*name)
    h = h * 33 + (unsigned)tolower((unsigned char)*name++);
  return h % HDR_BUCKETS;
}

void hdr_init(struct hdr_table *t)
{
  memset(t, 0, sizeof(*t));
  t->last = &t->first;
}

void hdr_cleanup(struct hdr_table *t)
{
  struct hdr_field *f = t->first;

  while(f) {
    struct hdr_field *order = f->order;
    free(f->name);
    free(f->value);
    free(f);
    f = order;
  }
  hdr_init(t);
}

struct hdr_field *hdr_find(const struct hdr_table *t, const char *name)
{
  struct hdr_field *f = t->bucket[hash_name(name)];

  while(f && strcasecmp(f->name, name))
    f = f->next;
  return f;
}

static int is_single(const char *name)
{
  int i;

  for(i = 0; singles[i]; i++)
    if(!strcasecmp(singles[i], name))
      return 1;
  return 0;
}

/* append ", value" to what the field holds already */
static hdrcode join_value(struct hdr_field *f, char *name, char *value)
{
  size_t have = strlen(f->value);
  size_t add = strlen(value);
  char *joined;

  if(have + 2 + add > HDR_MAX_VALUE) {
    free(value);
    return HDRE_TOO_LONG;
  }
  joined = realloc(f->value, have + add + 3);
  if(!joined)
    return HDRE_NO_MEMORY;
  memcpy(joined + have, ", ", 2);
  memcpy(joined + have + 2, value, add + 1);
  f->value = joined;
  f->count++;
  free(value);
  free(name);
  return HDRE_OK;
}

hdrcode hdr_add(struct hdr_table *t, char *name, char *value)
{
  struct hdr_field *f = hdr_find(t, name);
  unsigned h;

  if(f) {
    if(is_single(name))
      return HDRE_NOT_ALLOWED;
    return join_value(f, name, value);
  }
  if(strlen(value) > HDR_MAX_VALUE)
    return HDRE_TOO_LONG;
  if(t->fields == HDR_MAX_FIELDS)
    return HDRE_TOO_MANY;

  f = calloc(1, sizeof(*f));
  if(!f)
    return HDRE_NO_MEMORY;
  h = hash_name(name);
  f->name = name;
  f->value = value;
  f->count = 1;
  f->next = t->bucket[h];
  t->bucket[h] = f;
  *t->last = f;
  t->last = &f->order;
  t->fields++;
  return HDRE_OK;
}
