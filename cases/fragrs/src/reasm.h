#ifndef FRAGRS_REASM_H
#define FRAGRS_REASM_H

#include <stdint.h>

#include "list.h"

#define REASM_MAX_QUEUES 64

struct reasm_range {
	struct list_head node;
	uint32_t start;
	uint32_t end;
};

struct reasm_queue {
	struct list_head node;
	struct list_head ranges;
	uint16_t id;
	uint8_t proto;
	uint32_t total;
	unsigned int nfrags;
	uint8_t data[];
};

struct reasm_table {
	struct list_head queues;
	unsigned int count;
	unsigned int done;
	unsigned int dropped;
};

void reasm_init(struct reasm_table *t);
void reasm_destroy(struct reasm_table *t);
struct reasm_queue *reasm_find(struct reasm_table *t, uint16_t id);
int reasm_start(struct reasm_table *t, uint16_t id, uint8_t proto,
		uint32_t total);
int reasm_insert(struct reasm_table *t, uint16_t id, uint32_t off,
		 const uint8_t *payload, uint32_t len);
int reasm_complete(const struct reasm_queue *q);
uint32_t reasm_missing(const struct reasm_queue *q);
void reasm_release(struct reasm_table *t, struct reasm_queue *q);
uint16_t reasm_csum(const struct reasm_queue *q);

#endif
