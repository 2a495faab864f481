#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include "lha.h"

enum {
	EXT_CRC = 0x00,
	EXT_NAME = 0x01,
	EXT_FOLDER = 0x02,
	EXT_COMMENT = 0x3f,
	EXT_ATTRIBUTE = 0x40,
	EXT_UNIX_TIME = 0x54
};

static unsigned le16(const uint8_t *p)
{
	return p[0] | (unsigned)p[1] << 8;
}

static uint32_t le32(const uint8_t *p)
{
	return le16(p) | (uint32_t)le16(p + 2) << 16;
}

static int fail(struct lha_reader *r, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	vsnprintf(r->error, sizeof r->error, format, ap);
	va_end(ap);
	return -1;
}

void lha_start(struct lha_reader *r, const uint8_t *data, size_t size)
{
	memset(r, 0, sizeof *r);
	r->data = data;
	r->size = size;
}

void lha_entry_free(struct lha_entry *e)
{
	free(e->name);
	free(e->folder);
	free(e->comment);
	memset(e, 0, sizeof *e);
}

/* Puts a text of the header, of n bytes, in place of what was known before. */
static int set_text(struct lha_reader *r, char **to, const uint8_t *from, size_t n)
{
	size_t i;
	char *text;

	free(*to);
	if (n == 0 || n > LHA_TEXT_MAX)
		return fail(r, "bad text length %u", (unsigned)n);
	for (i = 0; i < n; i++)
		if (from[i] == 0)
			return fail(r, "zero byte in a text");
	text = malloc(n + 1);
	if (!text)
		return fail(r, "out of memory");
	for (i = 0; i < n; i++)
		text[i] = from[i] < 32 || from[i] > 126 ? '_' : (char)from[i];
	text[n] = '\0';
	*to = text;
	return 0;
}

static int set_folder(struct lha_reader *r, struct lha_entry *e, const uint8_t *p, size_t n)
{
	char *c;

	if (set_text(r, &e->folder, p, n) < 0)
		return -1;
	if (p[n - 1] != 0xff)
		return fail(r, "folder without an end");
	for (c = e->folder; *c; c++, p++)
		if (*p == 0xff)
			*c = '/';
	return 0;
}

static int one_extension(struct lha_reader *r, struct lha_entry *e, const uint8_t *p, size_t n)
{
	unsigned kind = p[0];

	p++;
	n--;
	e->extensions++;
	switch (kind) {
	case EXT_CRC:
		if (n < 2)
			return fail(r, "short checksum extension");
		return 0;
	case EXT_NAME:
		return set_text(r, &e->name, p, n);
	case EXT_FOLDER:
		return set_folder(r, e, p, n);
	case EXT_COMMENT:
		return set_text(r, &e->comment, p, n);
	case EXT_ATTRIBUTE:
		if (n != 2)
			return fail(r, "bad attribute extension");
		e->attribute = le16(p);
		return 0;
	case EXT_UNIX_TIME:
		if (n != 4)
			return fail(r, "bad time extension");
		e->stamp = le32(p);
		return 0;
	}
	return 0;
}

/*
 * The chain of extensions: each ends with the length of the next.  Returns
 * the bytes that it took, or -1.
 */
static long extensions(struct lha_reader *r, struct lha_entry *e, size_t at, size_t end,
		       unsigned next)
{
	size_t start = at;

	while (next != 0) {
		if (next < 3)
			return fail(r, "bad extension length %u", next);
		if (next > end - at)
			return fail(r, "extension runs past the end");
		if (one_extension(r, e, r->data + at, next - 2) < 0)
			return -1;
		at += next;
		next = le16(r->data + at - 2);
	}
	return (long)(at - start);
}

static int check_method(struct lha_reader *r, const uint8_t *p, struct lha_entry *e)
{
	if (p[0] != '-' || p[1] != 'l' || (p[2] != 'h' && p[2] != 'z') || p[4] != '-')
		return fail(r, "unknown method");
	memcpy(e->method, p, 5);
	return 0;
}

/* Levels 0 and 1: a small header with a sum, the name inside. */
static int read_basic(struct lha_reader *r, struct lha_entry *e)
{
	const uint8_t *p = r->data + r->at;
	size_t left = r->size - r->at, size, n, need, i;
	unsigned sum = 0;

	size = p[0] + 2u;
	if (size < 24 || size > left)
		return fail(r, "bad header size");
	for (i = 2; i < size; i++)
		sum += p[i];
	if ((sum & 255) != p[1])
		return fail(r, "bad header sum");
	n = p[21];
	need = 24 + n + (e->level == 1 ? 3 : 0);
	if (size < need)
		return fail(r, "name runs out of the header");
	if (n > 0 && set_text(r, &e->name, p + 22, n) < 0)
		return -1;
	e->crc = (uint16_t)le16(p + 22 + n);
	r->at += size;
	if (e->level == 1) {
		long took;

		e->os = (char)p[24 + n];
		took = extensions(r, e, r->at, r->size, le16(p + size - 2));
		if (took < 0)
			return -1;
		r->at += (size_t)took;
		if (e->packed < (uint32_t)took)
			return fail(r, "extensions larger than the entry");
		e->packed -= (uint32_t)took;
	}
	return 0;
}

/* Level 2: the size is that of all headers together. */
static int read_wide(struct lha_reader *r, struct lha_entry *e)
{
	const uint8_t *p = r->data + r->at;
	size_t left = r->size - r->at, size;

	size = le16(p);
	if (size < 26 || size > left)
		return fail(r, "bad header size");
	e->crc = (uint16_t)le16(p + 21);
	e->os = (char)p[23];
	if (extensions(r, e, r->at + 26, r->at + size, le16(p + 24)) < 0)
		return -1;
	r->at += size;
	return 0;
}

enum lha_status lha_next(struct lha_reader *r, struct lha_entry *e)
{
	const uint8_t *p = r->data + r->at;
	size_t left = r->size - r->at;

	memset(e, 0, sizeof *e);
	if (left == 0 || p[0] == 0)
		return LHA_END;
	if (left < 26) {
		fail(r, "header runs past the end");
		goto bad;
	}
	if (check_method(r, p + 2, e) < 0)
		goto bad;
	e->packed = le32(p + 7);
	e->original = le32(p + 11);
	e->stamp = le32(p + 15);
	e->attribute = p[19];
	e->level = p[20];
	switch (e->level) {
	case 0:
	case 1:
		if (read_basic(r, e) < 0)
			goto bad;
		break;
	case 2:
		if (read_wide(r, e) < 0)
			goto bad;
		break;
	default:
		fail(r, "unknown header level %d", e->level);
		goto bad;
	}
	if (!e->name) {
		fail(r, "entry without a name");
		goto bad;
	}
	if (e->packed > r->size - r->at) {
		fail(r, "data run past the end");
		goto bad;
	}
	r->at += e->packed;
	return LHA_ENTRY;
bad:
	lha_entry_free(e);
	return LHA_ERROR;
}
