/*
 * keysim: runs a keyboard through a script.
 *
 *   layer NAME                     makes a layer
 *   drop NAME                      takes it away
 *   key LAYER NR send TEXT | block | none
 *   key LAYER NR hold | toggle | once LAYER
 *   down NR...  up NR...  tap NR...
 *   show
 */
#include "keymap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int line_nr;

static bool wrong(const char *what)
{
    fflush(stdout);
    fprintf(stderr, "keysim: line %d: %s\n", line_nr, what);
    return false;
}

static bool key_number(const char *word, int *key)
{
    char *end;
    long v;

    if (!word)
        return wrong("key number expected");
    v = strtol(word, &end, 10);
    if (*end || end == word || v < 0 || v >= KEYS)
        return wrong("no such key");
    *key = (int)v;
    return true;
}

static char *next_word(void)
{
    return strtok(NULL, " \t\r\n");
}

static bool define_key(struct board *b)
{
    static const char *const names[ACT_KINDS] = {
        "none", "send", "hold", "toggle", "once", "block"
    };
    char *layer_name = next_word();
    char *nr = next_word();
    char *verb = next_word();
    char *arg = next_word();
    struct action a = { ACT_NONE, "" };
    struct layer *l;
    int key, kind;

    if (!layer_name || !nr || !verb)
        return wrong("key needs a layer, a number and an action");
    l = layer_find(&b->map, layer_name);
    if (!l)
        return wrong("no such layer");
    if (!key_number(nr, &key))
        return false;
    for (kind = 0; kind < ACT_KINDS; kind++)
        if (!strcmp(verb, names[kind]))
            break;
    if (kind == ACT_KINDS)
        return wrong("unknown action");
    a.kind = kind;
    if (kind != ACT_NONE && kind != ACT_BLOCK) {
        if (!arg || strlen(arg) > NAME_MAX_)
            return wrong("action needs a short word");
        if (kind != ACT_SEND && !layer_find(&b->map, arg))
            return wrong("action on a layer that does not exist");
        strcpy(a.arg, arg);
    }
    l->key[key] = a;
    return true;
}

static bool for_keys(struct board *b, bool down, bool up)
{
    char *word;
    int key;

    while ((word = next_word()) != NULL) {
        if (!key_number(word, &key))
            return false;
        if (down)
            board_press(b, key);
        if (up)
            board_release(b, key);
    }
    return true;
}

static bool run(struct board *b, char *line)
{
    char *cmd = strtok(line, " \t\r\n");
    char *name;

    if (!cmd || *cmd == '#')
        return true;
    if (!strcmp(cmd, "layer")) {
        name = next_word();
        if (!name || !layer_add(&b->map, name))
            return wrong("cannot make that layer");
        return true;
    }
    if (!strcmp(cmd, "drop")) {
        name = next_word();
        if (!name || !layer_drop(&b->map, name))
            return wrong("cannot drop that layer");
        return true;
    }
    if (!strcmp(cmd, "key"))
        return define_key(b);
    if (!strcmp(cmd, "down"))
        return for_keys(b, true, false);
    if (!strcmp(cmd, "up"))
        return for_keys(b, false, true);
    if (!strcmp(cmd, "tap"))
        return for_keys(b, true, true);
    if (!strcmp(cmd, "show")) {
        board_show(b);
        return true;
    }
    return wrong("unknown command");
}

int main(int argc, char **argv)
{
    static struct board board;
    char line[256];
    FILE *in;
    bool ok = true;

    if (argc != 2 || !(in = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: keysim SCRIPT\n");
        return 2;
    }
    if (!keymap_init(&board.map)) {
        fclose(in);
        return 1;
    }
    while (ok && fgets(line, sizeof line, in)) {
        line_nr++;
        ok = run(&board, line);
    }
    if (ok)
        board_show(&board);
    keymap_free(&board.map);
    fclose(in);
    return ok ? 0 : 1;
}
