#ifndef LHA_H
#define LHA_H

#include <stdint.h>
#include <stdio.h>

#define LHA_TEXT_MAX 1024

enum lha_status {
	LHA_END = 0,
	LHA_ENTRY = 1,
	LHA_ERROR = -1
};

struct lha_entry {
	char method[6];
	int level;
	uint32_t packed, original;
	uint32_t stamp;
	uint16_t crc;
	unsigned attribute;
	char os;
	char *name;
	char *folder;
	char *comment;
	unsigned extensions;
};

struct lha_reader {
	const uint8_t *data;
	size_t size, at;
	char error[80];
};

void lha_start(struct lha_reader *r, const uint8_t *data, size_t size);
enum lha_status lha_next(struct lha_reader *r, struct lha_entry *e);
void lha_entry_free(struct lha_entry *e);

#endif
