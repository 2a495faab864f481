#ifndef GAME_H
#define GAME_H

#include <stdint.h>
#include <stdio.h>

enum item_kind { ITEM_WEAPON = 1, ITEM_ARMOUR, ITEM_POTION, ITEM_SCROLL };

#define NAME_MAX_LEN 31
#define BAG_BUCKETS  32
#define HANDS        6

struct item {
	uint16_t id;
	uint8_t kind;
	struct {
		unsigned cursed : 1;
		unsigned known : 1;
		unsigned worn : 4;
	} mark;
	union {
		struct { uint16_t damage, range; } weapon;
		struct { uint16_t defence; uint8_t weight; } armour;
		struct { uint8_t doses, strength; } potion;
		struct { uint8_t charges; uint16_t spell; } scroll;
	} u;
	char name[NAME_MAX_LEN + 1];
	struct item *next;
};

struct game {
	char hero[NAME_MAX_LEN + 1];
	uint16_t version;
	int32_t health, health_max;
	uint32_t gold;
	uint32_t turn;
	struct item *bucket[BAG_BUCKETS];
	unsigned carried;
	struct item *hand[HANDS];
};

/* A reader over the body of one chunk. */
struct body {
	const uint8_t *p;
	uint32_t left;
	int failed;
};

uint32_t body_get(struct body *b, unsigned bytes);
void body_text(struct body *b, char *to, unsigned room);

/* bag.c */
struct item *bag_find(const struct game *g, uint16_t id);
int bag_add(struct game *g, const struct item *model);
void bag_hold(struct game *g, unsigned slot, struct item *it);
void bag_drop(struct game *g, struct item *it);
int bag_use(struct game *g, struct item *it);
void bag_clear(struct game *g);

/* chunks.c: NULL or the text of an error */
const char *chunk_run(struct game *g, const char tag[4], struct body *b);
void game_print(const struct game *g);

#endif
