#ifndef FRAG_H
#define FRAG_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * A capture is the magic "FJ01" and then fragments, each a header of
 * FRAG_HEADER bytes (big endian) and its payload:
 *
 *   type 1 | flags 1 | message 2 | total 3 | offset 3 | length 3
 *
 * The fragments of a message may come in any order and more than once.
 */
#define FRAG_HEADER   13
#define MESSAGE_MAX   65536
#define PENDING_MAX   16

enum msg_type {
	MSG_TEXT = 1,
	MSG_PAIRS = 2,
	MSG_SAMPLES = 3
};

#define FLAG_ABORT 0x01         /* sender gave the message up */

struct frag {
	unsigned type;
	unsigned flags;
	unsigned message;
	uint32_t total;
	uint32_t offset;
	uint32_t length;
	uint8_t *payload;       /* length bytes, owned by the reader's caller */
};

enum status {
	ST_OK = 0,
	ST_END,
	ST_SHORT,
	ST_MAGIC,
	ST_RANGE,
	ST_TYPE,
	ST_FULL,
	ST_MEMORY
};

const char *status_text(enum status st);

/* reader.c */
enum status read_magic(FILE *in);
enum status read_frag(FILE *in, struct frag *f);

/* join.c */
struct message {
	int used;
	unsigned id;
	unsigned type;
	uint32_t total;
	uint32_t have;
	uint8_t *body;
	uint8_t *seen;          /* one bit for every byte of the body */
};

struct joiner {
	struct message slot[PENDING_MAX];
	unsigned long done;
	unsigned long dropped;
	unsigned long repeated;
};

typedef enum status (*deliver_fn)(const struct message *m, FILE *out);

void joiner_init(struct joiner *j);
void joiner_free(struct joiner *j);
enum status joiner_add(struct joiner *j, const struct frag *f,
		       deliver_fn deliver, FILE *out);
unsigned joiner_pending(const struct joiner *j);

/* show.c */
enum status show_message(const struct message *m, FILE *out);

#endif
