/* fragrs: puts the datagrams of a fragment trace together. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reasm.h"

enum rec_type {
	REC_START = 'S',
	REC_FRAG = 'F',
	REC_END = 'E',
};

struct cursor {
	const uint8_t *p;
	const uint8_t *end;
};

static int get_u8(struct cursor *c, uint8_t *v)
{
	if (c->p == c->end)
		return -EBADMSG;
	*v = *c->p++;
	return 0;
}

static int get_be16(struct cursor *c, uint16_t *v)
{
	if (c->end - c->p < 2)
		return -EBADMSG;
	*v = (uint16_t)(c->p[0] << 8 | c->p[1]);
	c->p += 2;
	return 0;
}

static int do_start(struct reasm_table *t, struct cursor *c)
{
	uint16_t id, total;
	uint8_t proto;
	int err;

	if (get_be16(c, &id) || get_u8(c, &proto) || get_be16(c, &total))
		return -EBADMSG;
	err = reasm_start(t, id, proto, total);
	if (err)
		printf("%u: start refused (%s)\n", id,
		       err == -EEXIST ? "exists" : "invalid");
	return 0;
}

static int do_frag(struct reasm_table *t, struct cursor *c)
{
	uint16_t id, off, len;
	int err;

	if (get_be16(c, &id) || get_be16(c, &off) || get_be16(c, &len))
		return -EBADMSG;
	if (c->end - c->p < len)
		return -EBADMSG;
	err = reasm_insert(t, id, off, c->p, len);
	if (err == -ENOENT)
		printf("%u: fragment without start\n", id);
	else if (err == -ERANGE)
		printf("%u: fragment out of range\n", id);
	else if (err)
		return err;
	c->p += len;
	return 0;
}

static int do_end(struct reasm_table *t, struct cursor *c)
{
	struct reasm_queue *q;
	uint16_t id;

	if (get_be16(c, &id))
		return -EBADMSG;
	q = reasm_find(t, id);
	if (!q) {
		printf("%u: end without start\n", id);
		return 0;
	}
	if (reasm_complete(q)) {
		printf("%u: proto %u, %u bytes in %u fragments, sum %04x\n",
		       id, q->proto, q->total, q->nfrags, reasm_csum(q));
		t->done++;
	} else {
		printf("%u: incomplete, %u bytes missing\n", id,
		       reasm_missing(q));
	}
	reasm_release(t, q);
	return 0;
}

static int run(struct reasm_table *t, struct cursor *c)
{
	uint8_t type;
	int err = 0;

	while (!err && get_u8(c, &type) == 0) {
		switch (type) {
		case REC_START:
			err = do_start(t, c);
			break;
		case REC_FRAG:
			err = do_frag(t, c);
			break;
		case REC_END:
			err = do_end(t, c);
			break;
		default:
			err = -EPROTO;
		}
	}
	return err;
}

static uint8_t *slurp(const char *path, size_t *size)
{
	size_t cap = 4096, used = 0, n;
	uint8_t *buf = malloc(cap), *more;
	FILE *f = fopen(path, "rb");

	while (buf && f && (n = fread(buf + used, 1, cap - used, f)) > 0) {
		used += n;
		if (used < cap)
			continue;
		cap *= 2;
		more = realloc(buf, cap);
		if (!more) {
			free(buf);
			buf = NULL;
			break;
		}
		buf = more;
	}
	if (!f) {
		free(buf);
		return NULL;
	}
	fclose(f);
	*size = used;
	return buf;
}

int main(int argc, char **argv)
{
	struct reasm_table table;
	struct cursor c;
	uint8_t *buf;
	size_t size;
	int err;

	if (argc != 2) {
		fprintf(stderr, "usage: fragrs TRACE\n");
		return 2;
	}
	buf = slurp(argv[1], &size);
	if (!buf) {
		fprintf(stderr, "fragrs: cannot read %s\n", argv[1]);
		return 1;
	}
	if (size < 4 || memcmp(buf, "FRG1", 4) != 0) {
		fprintf(stderr, "fragrs: not a fragment trace\n");
		free(buf);
		return 1;
	}
	c.p = buf + 4;
	c.end = buf + size;
	reasm_init(&table);
	err = run(&table, &c);
	if (err)
		printf("trace is broken (%s)\n",
		       err == -EPROTO ? "record type" : "cut off");
	printf("%u done, %u open, %u dropped\n", table.done, table.count,
	       table.dropped);
	reasm_destroy(&table);
	free(buf);
	return err ? 1 : 0;
}
