#include "keymap.h"

#include <stdio.h>
#include <string.h>

enum edge { GOES_DOWN, GOES_UP, EDGES };

typedef void (*effect_fn)(struct board *b, struct layer *l, const struct action *a);

static bool layer_active(const struct layer *l)
{
    return l->on || l->once || l->held > 0;
}

static void send_text(struct board *b, struct layer *l, const struct action *a)
{
    (void)l;
    printf("%s ", a->arg);
    b->sent++;
}

static void hold(struct board *b, struct layer *l, const struct action *a)
{
    (void)b, (void)a;
    l->held++;
}

static void let_go(struct board *b, struct layer *l, const struct action *a)
{
    (void)b, (void)a;
    if (l->held > 0)
        l->held--;
}

static void toggle(struct board *b, struct layer *l, const struct action *a)
{
    (void)a;
    if (l == b->map.base)
        return;
    l->on = !l->on;
    printf("[%s %s] ", l->name, l->on ? "on" : "off");
}

static void arm(struct board *b, struct layer *l, const struct action *a)
{
    (void)b, (void)a;
    l->once = true;
}

static const struct effect {
    bool on_layer;
    effect_fn run[EDGES];
} effects[ACT_KINDS] = {
    [ACT_SEND]   = { false, { send_text, NULL } },
    [ACT_HOLD]   = { true,  { hold, let_go } },
    [ACT_TOGGLE] = { true,  { toggle, NULL } },
    [ACT_ONCE]   = { true,  { arm, NULL } },
};

static void perform(struct board *b, const struct action *a, enum edge edge)
{
    const struct effect *e = &effects[a->kind];
    struct layer *l = NULL;

    if (!e->run[edge])
        return;
    if (e->on_layer)
        l = layer_find(&b->map, a->arg);
    e->run[edge](b, l, a);
}

static const struct action *look_up(const struct board *b, int key)
{
    static const struct action nothing = { ACT_BLOCK, "" };
    const struct action *best = &nothing;
    const struct layer *l;

    for (l = b->map.base; l; l = l->above)
        if (layer_active(l) && l->key[key].kind != ACT_NONE)
            best = &l->key[key];
    return best;
}

static void spend_once(struct board *b)
{
    struct layer *l;

    for (l = b->map.base; l; l = l->above)
        l->once = false;
}

void board_press(struct board *b, int key)
{
    struct action a;

    switch (b->state[key]) {
    case KEY_DOWN:
        b->state[key] = KEY_STUCK;      /* pressed twice: bounced, or stuck */
        return;
    case KEY_STUCK:
        return;
    case KEY_UP:
        break;
    }
    a = *look_up(b, key);
    b->state[key] = KEY_DOWN;
    b->pressed[key] = a;
    if (a.kind == ACT_SEND)
        spend_once(b);
    perform(b, &a, GOES_DOWN);
}

void board_release(struct board *b, int key)
{
    switch (b->state[key]) {
    case KEY_UP:
        return;
    case KEY_DOWN:
    case KEY_STUCK:
        break;
    }
    b->state[key] = KEY_UP;
    perform(b, &b->pressed[key], GOES_UP);
    b->pressed[key].kind = ACT_NONE;
}

void board_show(const struct board *b)
{
    const struct layer *l;
    int key, down = 0;

    for (key = 0; key < KEYS; key++)
        down += b->state[key] != KEY_UP;
    printf("\nlayers:");
    for (l = b->map.base; l; l = l->above)
        printf(" %s%s", l->name, layer_active(l) ? "*" : "");
    printf("; %d down, %lu sent\n", down, b->sent);
}
