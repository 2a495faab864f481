#include <stdlib.h>
#include <string.h>

#include "frag.h"

void joiner_init(struct joiner *j)
{
	memset(j, 0, sizeof *j);
}

static void message_clear(struct message *m)
{
	free(m->body);
	free(m->seen);
	memset(m, 0, sizeof *m);
}

void joiner_free(struct joiner *j)
{
	int i;

	for (i = 0; i < PENDING_MAX; i++)
		message_clear(&j->slot[i]);
}

unsigned joiner_pending(const struct joiner *j)
{
	unsigned n = 0;
	int i;

	for (i = 0; i < PENDING_MAX; i++)
		n += j->slot[i].used != 0;
	return n;
}

static struct message *find(struct joiner *j, unsigned id)
{
	int i;

	for (i = 0; i < PENDING_MAX; i++)
		if (j->slot[i].used && j->slot[i].id == id)
			return &j->slot[i];
	return NULL;
}

static enum status open_message(struct joiner *j, const struct frag *f,
				struct message **out)
{
	struct message *m = NULL;
	int i;

	for (i = 0; i < PENDING_MAX && !m; i++)
		if (!j->slot[i].used)
			m = &j->slot[i];
	if (!m)
		return ST_FULL;

	m->body = malloc(f->total + 1);
	m->seen = calloc(f->total / 8 + 1, 1);
	if (!m->body || !m->seen)
		goto fail;
	m->used = 1;
	m->id = f->message;
	m->type = f->type;
	m->total = f->total;
	m->have = 0;
	*out = m;
	return ST_OK;

fail:
	message_clear(m);
	return ST_MEMORY;
}

/* Marks the bytes as seen and returns how many of them are new. */
static uint32_t mark(struct message *m, uint32_t off, uint32_t len)
{
	uint32_t fresh = 0;
	uint32_t i;

	for (i = off; i < off + len; i++) {
		uint8_t bit = 1u << (i & 7);

		if (!(m->seen[i >> 3] & bit)) {
			m->seen[i >> 3] |= bit;
			fresh++;
		}
	}
	return fresh;
}

enum status joiner_add(struct joiner *j, const struct frag *f,
		       deliver_fn deliver, FILE *out)
{
	struct message *m = find(j, f->message);
	enum status st;
	uint32_t fresh;

	if (f->flags & FLAG_ABORT) {
		if (m) {
			message_clear(m);
			j->dropped++;
		}
		return ST_OK;
	}

	if (f->offset > f->total || f->length > f->total - f->offset)
		return ST_RANGE;

	if (!m) {
		st = open_message(j, f, &m);
		if (st != ST_OK)
			return st;
	} else if (m->type != f->type) {
		return ST_TYPE;
	}

	memcpy(m->body + f->offset, f->payload, f->length);
	fresh = mark(m, f->offset, f->length);
	if (fresh == 0 && f->length > 0)
		j->repeated++;
	m->have += fresh;

	if (m->have < m->total)
		return ST_OK;

	m->body[m->total] = 0;
	st = deliver(m, out);
	message_clear(m);
	j->done++;
	return st;
}
