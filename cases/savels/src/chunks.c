#include <string.h>
#include "game.h"

static const char *const kind_names[] = { "?", "weapon", "armour", "potion", "scroll" };
static const char *const hand_names[HANDS] = {
	"right", "left", "head", "body", "belt", "quick"
};

uint32_t body_get(struct body *b, unsigned bytes)
{
	uint32_t v = 0;
	unsigned i;

	if (b->left < bytes) {
		b->failed = 1;
		b->left = 0;
		return 0;
	}
	for (i = 0; i < bytes; i++)
		v |= (uint32_t)b->p[i] << (8 * i);
	b->p += bytes;
	b->left -= bytes;
	return v;
}

void body_text(struct body *b, char *to, unsigned room)
{
	uint32_t n = body_get(b, 1), i;

	if (n >= room || n > b->left) {
		b->failed = 1;
		n = 0;
	}
	for (i = 0; i < n; i++) {
		uint8_t c = b->p[i];

		to[i] = c >= 32 && c < 127 ? (char)c : '.';
	}
	to[n] = '\0';
	b->p += n;
	b->left -= n;
}

static const char *run_hero(struct game *g, struct body *b)
{
	body_text(b, g->hero, sizeof g->hero);
	g->health_max = (int32_t)body_get(b, 2);
	g->health = (int32_t)body_get(b, 2);
	g->gold = body_get(b, 4);
	if (g->health > g->health_max)
		return "more health than possible";
	return NULL;
}

static const char *run_item(struct game *g, struct body *b)
{
	struct item it;
	uint32_t flags;

	memset(&it, 0, sizeof it);
	it.id = (uint16_t)body_get(b, 2);
	it.kind = (uint8_t)body_get(b, 1);
	flags = body_get(b, 1);
	it.mark.cursed = flags & 1;
	it.mark.known = flags >> 1 & 1;
	body_text(b, it.name, sizeof it.name);
	switch (it.kind) {
	case ITEM_WEAPON:
		it.u.weapon.damage = (uint16_t)body_get(b, 2);
		it.u.weapon.range = (uint16_t)body_get(b, 2);
		break;
	case ITEM_ARMOUR:
		it.u.armour.defence = (uint16_t)body_get(b, 2);
		it.u.armour.weight = (uint8_t)body_get(b, 1);
		break;
	case ITEM_POTION:
		it.u.potion.doses = (uint8_t)body_get(b, 1);
		it.u.potion.strength = (uint8_t)body_get(b, 1);
		if (it.u.potion.doses == 0)
			return "empty potion";
		break;
	case ITEM_SCROLL:
		it.u.scroll.charges = (uint8_t)body_get(b, 1);
		it.u.scroll.spell = (uint16_t)body_get(b, 2);
		if (it.u.scroll.charges == 0)
			return "empty scroll";
		break;
	default:
		return "unknown kind of item";
	}
	if (b->failed)
		return "short chunk";
	if (bag_add(g, &it) < 0)
		return "item twice";
	return NULL;
}

static const char *run_hold(struct game *g, struct body *b)
{
	uint32_t slot = body_get(b, 1), id = body_get(b, 2);
	struct item *it = NULL;

	if (slot >= HANDS)
		return "no such hand";
	if (id != 0) {
		it = bag_find(g, (uint16_t)id);
		if (!it)
			return "no such item";
	}
	bag_hold(g, slot, it);
	return NULL;
}

static const char *run_drop(struct game *g, struct body *b)
{
	struct item *it = bag_find(g, (uint16_t)body_get(b, 2));

	if (!it)
		return "no such item";
	printf("drops %s\n", it->name);
	bag_drop(g, it);
	return NULL;
}

static const char *run_use(struct game *g, struct body *b)
{
	struct item *it = bag_find(g, (uint16_t)body_get(b, 2));

	if (!it)
		return "no such item";
	printf("uses %s\n", it->name);
	if (!bag_use(g, it))
		return "item of no use";
	return NULL;
}

static const char *run_quick(struct game *g, struct body *b)
{
	uint32_t slot = body_get(b, 1);

	if (slot >= HANDS)
		return "no such hand";
	if (!g->hand[slot])
		return "empty hand";
	printf("uses %s from %s\n", g->hand[slot]->name, hand_names[slot]);
	if (!bag_use(g, g->hand[slot]))
		return "item of no use";
	return NULL;
}

static const char *run_show(struct game *g, struct body *b)
{
	game_print(g);
	return b->left ? "long chunk" : NULL;
}

static const struct {
	char tag[5];
	const char *(*run)(struct game *, struct body *);
} handlers[] = {
	{ "HERO", run_hero }, { "ITEM", run_item }, { "HOLD", run_hold },
	{ "DROP", run_drop }, { "USED", run_use },  { "QUIK", run_quick },
	{ "SHOW", run_show },
};

const char *chunk_run(struct game *g, const char tag[4], struct body *b)
{
	const char *error;
	unsigned i;

	for (i = 0; i < sizeof handlers / sizeof handlers[0]; i++) {
		if (memcmp(handlers[i].tag, tag, 4) != 0)
			continue;
		g->turn++;
		error = handlers[i].run(g, b);
		if (!error && (b->failed || b->left))
			error = b->failed ? "short chunk" : "long chunk";
		return error;
	}
	/* optional chunks may be skipped */
	return tag[0] >= 'a' && tag[0] <= 'z' ? NULL : "unknown chunk";
}

void game_print(const struct game *g)
{
	unsigned i;

	printf("hero %s health %d/%d gold %u turn %u\n", g->hero[0] ? g->hero : "?",
	       (int)g->health, (int)g->health_max, (unsigned)g->gold, (unsigned)g->turn);
	for (i = 0; i < HANDS; i++)
		if (g->hand[i])
			printf("  %s: %s%s\n", hand_names[i], g->hand[i]->name,
			       g->hand[i]->mark.cursed ? " (cursed)" : "");
	for (i = 0; i < BAG_BUCKETS; i++) {
		const struct item *it;

		for (it = g->bucket[i]; it; it = it->next)
			printf("  item %u %s %s%s\n", it->id, kind_names[it->kind],
			       it->mark.known ? it->name : "unknown",
			       it->mark.worn ? " in hand" : "");
	}
}
