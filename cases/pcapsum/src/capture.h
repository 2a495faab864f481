#ifndef CAPTURE_H
#define CAPTURE_H

#include <stdio.h>
#include <stdint.h>
#include "bits.h"

#define MAX_SNAPLEN   262144u
#define LINK_ETHERNET 1u
#define LINK_RAW      101u

struct capture {
	FILE *fp;
	int little;
	uint32_t snaplen;
	uint32_t link;
	const char *error;
};

struct record {
	uint32_t sec, frac;
	uint32_t caplen, origlen;
	uint8_t *data;
};

int capture_open(struct capture *c, const char *path);
int capture_next(struct capture *c, struct record *r);
void record_free(struct record *r);
void capture_close(struct capture *c);

#define FLOW_SLOTS 64

struct flow {
	uint32_t src, dst;
	uint16_t sport, dport;
	uint8_t proto;
	uint32_t packets;
	uint64_t bytes;
	struct flow *next;
	struct flow *order;
};

struct flows {
	struct flow *slot[FLOW_SLOTS];
	struct flow *first, **tail;
	unsigned count;
};

void flows_init(struct flows *f);
void flows_print(const struct flows *f);
void flows_free(struct flows *f);

int decode(struct flows *f, uint32_t link, struct span s);

#endif
