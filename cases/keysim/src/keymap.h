#ifndef KEYMAP_H
#define KEYMAP_H

#include <stdbool.h>

/*
 * A keyboard has layers. A key looks its action up in the highest layer that
 * is on and says something about the key; layer "base" is always there.
 */
#define LAYERS_MAX  8
#define NAME_MAX_   15
#define KEYS        48

enum action_kind {
    ACT_NONE,       /* says nothing: the layer below decides */
    ACT_SEND,       /* sends its text */
    ACT_HOLD,       /* layer is on while the key is down */
    ACT_TOGGLE,     /* layer is switched */
    ACT_ONCE,       /* layer is on for the next key */
    ACT_BLOCK,      /* does nothing, and stops the search */
    ACT_KINDS
};

struct action {
    enum action_kind kind;
    char arg[NAME_MAX_ + 1];    /* text, or name of the layer */
};

struct layer {
    char name[NAME_MAX_ + 1];
    struct action key[KEYS];
    int held;                   /* keys that hold it on */
    bool on;
    bool once;
    struct layer *above;
};

struct keymap {
    struct layer *base;
    int count;
};

bool keymap_init(struct keymap *km);
void keymap_free(struct keymap *km);
/* The layer of that name; NULL if there is none (any more). */
struct layer *layer_find(const struct keymap *km, const char *name);
struct layer *layer_add(struct keymap *km, const char *name);
bool layer_drop(struct keymap *km, const char *name);

/* board.c */
enum key_state { KEY_UP, KEY_DOWN, KEY_STUCK };

struct board {
    struct keymap map;
    enum key_state state[KEYS];
    struct action pressed[KEYS];    /* what the key did when it went down */
    unsigned long sent;
};

void board_press(struct board *b, int key);
void board_release(struct board *b, int key);
void board_show(const struct board *b);

#endif
