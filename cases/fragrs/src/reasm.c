#include "reasm.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void reasm_init(struct reasm_table *t)
{
	memset(t, 0, sizeof(*t));
	INIT_LIST_HEAD(&t->queues);
}

static void free_ranges(struct reasm_queue *q)
{
	struct list_head *pos, *n;

	list_for_each_safe(pos, n, &q->ranges) {
		list_del(pos);
		free(container_of(pos, struct reasm_range, node));
	}
}

void reasm_release(struct reasm_table *t, struct reasm_queue *q)
{
	list_del(&q->node);
	t->count--;
	free_ranges(q);
	free(q);
}

void reasm_destroy(struct reasm_table *t)
{
	while (!list_empty(&t->queues))
		reasm_release(t, container_of(t->queues.next,
					      struct reasm_queue, node));
}

struct reasm_queue *reasm_find(struct reasm_table *t, uint16_t id)
{
	struct list_head *pos;

	list_for_each(pos, &t->queues) {
		struct reasm_queue *q;

		q = container_of(pos, struct reasm_queue, node);
		if (q->id == id)
			return q;
	}
	return NULL;
}

int reasm_start(struct reasm_table *t, uint16_t id, uint8_t proto,
		uint32_t total)
{
	struct reasm_queue *q;

	if (total == 0)
		return -EINVAL;
	if (reasm_find(t, id))
		return -EEXIST;
	if (t->count >= REASM_MAX_QUEUES)
		return -ENOSPC;

	q = calloc(1, sizeof(*q) + total);
	if (!q)
		return -ENOMEM;
	q->id = id;
	q->proto = proto;
	q->total = total;
	INIT_LIST_HEAD(&q->ranges);
	list_add_tail(&q->node, &t->queues);
	t->count++;
	return 0;
}

/*
 * Records [start, end) as present. Ranges are sorted and never touch: what
 * overlaps or adjoins the new one is folded into it.
 */
static int add_range(struct reasm_queue *q, uint32_t start, uint32_t end)
{
	struct list_head *pos, *n;
	struct reasm_range *fresh, *r;

	fresh = malloc(sizeof(*fresh));
	if (!fresh)
		return -ENOMEM;

	list_for_each_safe(pos, n, &q->ranges) {
		r = container_of(pos, struct reasm_range, node);
		if (r->end < start)
			continue;
		if (r->start > end)
			break;
		if (r->start < start)
			start = r->start;
		if (r->end > end)
			end = r->end;
		list_del(pos);
		free(r);
	}
	fresh->start = start;
	fresh->end = end;
	list_add_tail(&fresh->node, pos);
	return 0;
}

int reasm_insert(struct reasm_table *t, uint16_t id, uint32_t off,
		 const uint8_t *payload, uint32_t len)
{
	struct reasm_queue *q = reasm_find(t, id);
	int err;

	if (!q) {
		t->dropped++;
		return -ENOENT;
	}
	if (off >= q->total) {
		t->dropped++;
		return -ERANGE;
	}
	if (len == 0)
		return 0;

	err = add_range(q, off, off + len);
	if (err)
		return err;
	memcpy(q->data + off, payload, len);
	q->nfrags++;
	return 0;
}

int reasm_complete(const struct reasm_queue *q)
{
	const struct reasm_range *r;

	if (list_empty(&q->ranges))
		return 0;
	r = container_of(q->ranges.next, struct reasm_range, node);
	return r->start == 0 && r->end == q->total;
}

uint32_t reasm_missing(const struct reasm_queue *q)
{
	const struct list_head *pos;
	uint32_t have = 0;

	list_for_each(pos, &q->ranges) {
		const struct reasm_range *r;

		r = container_of(pos, struct reasm_range, node);
		have += r->end - r->start;
	}
	return q->total - have;
}

/* The internet checksum of the datagram (RFC 1071). */
uint16_t reasm_csum(const struct reasm_queue *q)
{
	uint32_t sum = 0, i;

	for (i = 0; i + 1 < q->total; i += 2)
		sum += (uint32_t)q->data[i] << 8 | q->data[i + 1];
	if (i < q->total)
		sum += (uint32_t)q->data[i] << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return (uint16_t)~sum;
}
