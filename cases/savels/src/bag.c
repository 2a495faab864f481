#include <stdlib.h>
#include <string.h>
#include "game.h"

static struct item **place_of(const struct game *g, uint16_t id)
{
	struct item **at = (struct item **)&g->bucket[id % BAG_BUCKETS];

	while (*at && (*at)->id != id)
		at = &(*at)->next;
	return at;
}

struct item *bag_find(const struct game *g, uint16_t id)
{
	return *place_of(g, id);
}

int bag_add(struct game *g, const struct item *model)
{
	struct item **at = place_of(g, model->id);
	struct item *it;

	if (*at)
		return -1;
	it = malloc(sizeof *it);
	if (!it)
		return -1;
	*it = *model;
	it->next = NULL;
	*at = it;
	g->carried++;
	return 0;
}

static void discard(struct game *g, struct item *it)
{
	struct item **at = place_of(g, it->id);

	*at = it->next;
	g->carried--;
	free(it);
}

void bag_hold(struct game *g, unsigned slot, struct item *it)
{
	struct item *old = g->hand[slot];

	if (old)
		old->mark.worn--;
	g->hand[slot] = it;
	if (it)
		it->mark.worn++;
}

void bag_drop(struct game *g, struct item *it)
{
	unsigned i;

	for (i = 0; i < HANDS && it->mark.worn; i++)
		if (g->hand[i] == it)
			bag_hold(g, i, NULL);
	discard(g, it);
}

/* Uses an item once; 0 when it is of no use. */
int bag_use(struct game *g, struct item *it)
{
	uint8_t *count;

	switch (it->kind) {
	case ITEM_POTION:
		count = &it->u.potion.doses;
		g->health += it->mark.cursed ? -it->u.potion.strength : it->u.potion.strength;
		if (g->health > g->health_max)
			g->health = g->health_max;
		if (g->health < 0)
			g->health = 0;
		break;
	case ITEM_SCROLL:
		count = &it->u.scroll.charges;
		printf("spell %u\n", it->u.scroll.spell);
		break;
	default:
		return 0;
	}
	it->mark.known = 1;
	if (--*count == 0)
		discard(g, it);
	return 1;
}

void bag_clear(struct game *g)
{
	unsigned i;

	memset(g->hand, 0, sizeof g->hand);
	for (i = 0; i < BAG_BUCKETS; i++)
		while (g->bucket[i])
			discard(g, g->bucket[i]);
}
