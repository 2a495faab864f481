#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct card {
    char *front;
    char *back;
};

struct deck {
    struct card cards[16];
    int count;
};

static void card_clear(struct card *c)
{
    free(c->front);
    free(c->back);
}

/* The deck has the card's texts from here on. */
static int deck_put(struct deck *d, const struct card *c)
{
    if (d->count == 16)
        return -1;
    d->cards[d->count++] = *c;
    return 0;
}

static int card_ok(const struct card *c)
{
    if (c->front[0] == '\0')
        return -1;
    if (strlen(c->back) > 8)
        return -1;
    return 0;
}

static int keep(struct deck *d, const struct card *c)
{
    if (c->front == NULL || c->back == NULL)
        return -1;
    if (deck_put(d, c) < 0)
        return -1;
    return card_ok(c);
}

/* Checks first. */
static int keep_short(struct deck *d, const struct card *c)
{
    if (c->front == NULL || c->back == NULL || strlen(c->back) > 8)
        return -1;
    return deck_put(d, c);
}

static int read_card(struct deck *d, const char *front, const char *back)
{
    struct card c = { strdup(front), strdup(back) };

    if (back[0] == '!' ? keep_short(d, &c) < 0 : keep(d, &c) < 0) {
        card_clear(&c);
        return -1;
    }
    return 0;
}

int main(void)
{
    struct deck d = { .count = 0 };
    int bad = read_card(&d, "a", "b") < 0 || read_card(&d, "c", "much too long") < 0;

    while (d.count > 0)
        card_clear(&d.cards[--d.count]);
    return bad;
}
