/* parse.c -- header lines, with folding */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "hdrtab.h"

struct dynbuf {
  char *ptr;
  size_t len;
  size_t size;
};

static hdrcode dyn_addn(struct dynbuf *b, const char *p, size_t n)
{
  if(b->size - b->len <= n) {
    size_t size = b->size ? b->size : 16;
    char *ptr;

    while(size - b->len <= n)
      size *= 2;
    ptr = realloc(b->ptr, size);
    if(!ptr)
      return HDRE_NO_MEMORY;
    b->ptr = ptr;
    b->size = size;
  }
  memcpy(b->ptr + b->len, p, n);
  b->len += n;
  b->ptr[b->len] = '\0';
  return HDRE_OK;
}

static int is_token(char c)
{
  return isalnum((unsigned char)c) || (c && strchr("!#$%&'*+-.^_`|~", c));
}

/* the length of the line at p without its end, which is put in *eol */
static size_t line_length(const char *p, size_t len, size_t *eol)
{
  const char *nl = memchr(p, '\n', len);
  size_t n = nl ? (size_t)(nl - p) : len;

  *eol = nl ? 1 : 0;
  if(n && p[n - 1] == '\r') {
    n--;
    ++*eol;
  }
  return n;
}

static void trim(const char **p, size_t *n)
{
  while(*n && isblank((unsigned char)**p)) {
    ++*p;
    --*n;
  }
  while(*n && isblank((unsigned char)(*p)[*n - 1]))
    --*n;
}

/* one field: the line at p and all lines that continue it */
static hdrcode parse_field(struct hdr_table *t, const char *p, size_t len,
                           size_t *used)
{
  struct dynbuf value = { NULL, 0, 0 };
  hdrcode result = HDRE_SYNTAX;
  char *name = NULL;
  size_t n, eol, k;
  const char *v;

  n = line_length(p, len, &eol);
  for(k = 0; k < n && is_token(p[k]); k++)
    ;
  if(!k || k == n || p[k] != ':')
    goto fail;
  name = strndup(p, k);
  if(!name) {
    result = HDRE_NO_MEMORY;
    goto fail;
  }

  v = p + k + 1;
  k = n - k - 1;
  for(;;) {
    if(memchr(v, '\0', k))
      goto fail;
    trim(&v, &k);
    result = dyn_addn(&value, v, k);
    if(result)
      goto fail;
    p += n + eol;
    len -= n + eol;
    *used += n + eol;
    if(!len || !isblank((unsigned char)*p))
      break;
    result = dyn_addn(&value, " ", 1);
    if(result)
      goto fail;
    n = line_length(p, len, &eol);
    v = p;
    k = n;
    result = HDRE_SYNTAX;
  }

  result = hdr_add(t, name, value.ptr);
  if(result)
    goto fail;
  return HDRE_OK;

fail:
  free(name);
  free(value.ptr);
  return result;
}

hdrcode hdr_parse(struct hdr_table *t, const char *text, size_t len,
                  size_t *used)
{
  *used = 0;
  while(*used < len) {
    const char *p = text + *used;
    size_t eol, left = len - *used;
    hdrcode result;

    if(!line_length(p, left, &eol)) {
      *used += eol;
      return HDRE_OK;             /* the empty line that ends the header */
    }
    result = parse_field(t, p, left, used);
    if(result)
      return result;
  }
  return HDRE_OK;
}

const char *hdr_strerror(hdrcode code)
{
  switch(code) {
  case HDRE_OK: return "no error";
  case HDRE_SYNTAX: return "malformed field";
  case HDRE_TOO_LONG: return "value too long";
  case HDRE_TOO_MANY: return "too many fields";
  case HDRE_NOT_ALLOWED: return "field repeated";
  case HDRE_NO_MEMORY: return "out of memory";
  }
  return "unknown error";
}
