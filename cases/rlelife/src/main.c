/*
 * rlelife - cellular automaton driven by a script.
 *
 *   grid W H      rule B3/S23     place X Y PATTERN
 *   resize W H    step N          toggle X Y
 *   show          count           write
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "grid.h"
#include "rle.h"

#define MAX_LINE 4096
#define MAX_ARGS 4

typedef struct {
    Grid grid;
    unsigned birth, survive;
    unsigned long age;
} World;

typedef const char *(*Handler)(World *, char **);

#define CMD(name) static const char *do_##name(World *w, char **a)
#define TRY(expr) do { const char *e_ = (expr); if (e_) return e_; } while (0)
#define NEED_GRID() do { if (EMPTY(&w->grid)) return "no grid yet"; } while (0)
#define TRY_GRID(expr) do { \
        int e_ = (expr); \
        if (e_ != GRID_OK) \
            return grid_error(e_); \
    } while (0)

static const char *number(const char *s, uint32_t max, uint32_t *out)
{
    uint32_t v = 0;

    if (!*s)
        return "number expected";
    for (; *s; s++) {
        if (*s < '0' || *s > '9')
            return "number expected";
        v = v * 10 + (uint32_t)(*s - '0');
        if (v > max)
            return "number too large";
    }
    *out = v;
    return NULL;
}

CMD(grid)
{
    uint32_t x, y;

    TRY(number(a[0], 10000000, &x));
    TRY(number(a[1], 10000000, &y));
    grid_free(&w->grid);
    TRY_GRID(grid_new(&w->grid, x, y));
    w->age = 0;
    return NULL;
}

CMD(resize)
{
    uint32_t x, y;

    NEED_GRID();
    TRY(number(a[0], 10000000, &x));
    TRY(number(a[1], 10000000, &y));
    TRY_GRID(grid_resize(&w->grid, x, y));
    return NULL;
}

static const char *digits(const char **p, unsigned *mask)
{
    *mask = 0;
    while (**p >= '0' && **p <= '8')
        *mask |= 1u << (*(*p)++ - '0');
    return **p == '9' ? "bad rule" : NULL;
}

CMD(rule)
{
    const char *p = a[0];
    unsigned b, s;

    if (*p++ != 'B')
        return "bad rule";
    TRY(digits(&p, &b));
    if (p[0] != '/' || p[1] != 'S')
        return "bad rule";
    p += 2;
    TRY(digits(&p, &s));
    if (*p)
        return "bad rule";
    w->birth = b;
    w->survive = s;
    return NULL;
}

CMD(place)
{
    uint32_t x, y;

    NEED_GRID();
    TRY(number(a[0], MAX_SIDE, &x));
    TRY(number(a[1], MAX_SIDE, &y));
    if (!INSIDE(&w->grid, x, y))
        return "outside the grid";
    return rle_place(&w->grid, a[2], x, y);
}

CMD(toggle)
{
    uint32_t x, y;

    NEED_GRID();
    TRY(number(a[0], MAX_SIDE, &x));
    TRY(number(a[1], MAX_SIDE, &y));
    if (!INSIDE(&w->grid, x, y))
        return "outside the grid";
    CELL(&w->grid, x, y) ^= 1;
    return NULL;
}

CMD(step)
{
    uint32_t n;

    NEED_GRID();
    TRY(number(a[0], 1000, &n));
    while (n--) {
        TRY_GRID(grid_step(&w->grid, w->birth, w->survive));
        w->age++;
    }
    return NULL;
}

CMD(show)
{
    (void)a;
    NEED_GRID();
    printf("generation %lu\n", w->age);
    grid_show(&w->grid);
    return NULL;
}

CMD(count)
{
    (void)a;
    NEED_GRID();
    printf("%zu of %zu\n", grid_count(&w->grid), (size_t)w->grid.w * w->grid.h);
    return NULL;
}

CMD(write)
{
    (void)a;
    NEED_GRID();
    rle_write(&w->grid);
    return NULL;
}

#define ENTRY(name, n) { #name, n, do_##name }

static const struct {
    const char *name;
    int nargs;
    Handler fn;
} commands[] = {
    ENTRY(grid, 2), ENTRY(resize, 2), ENTRY(rule, 1), ENTRY(place, 3),
    ENTRY(toggle, 2), ENTRY(step, 1), ENTRY(show, 0), ENTRY(count, 0),
    ENTRY(write, 0),
};

static const char *execute(World *w, char *line)
{
    char *arg[MAX_ARGS + 1], *t;
    int n = 0;
    size_t i;

    for (t = strtok(line, " \t\r\n"); t && n <= MAX_ARGS; t = strtok(NULL, " \t\r\n"))
        arg[n++] = t;
    if (n == 0 || arg[0][0] == '#')
        return NULL;
    for (i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(commands[i].name, arg[0]) != 0)
            continue;
        if (n - 1 != commands[i].nargs)
            return "wrong number of arguments";
        return commands[i].fn(w, arg + 1);
    }
    return "unknown command";
}

int main(int argc, char **argv)
{
    World w = { .birth = 1u << 3, .survive = 1u << 2 | 1u << 3 };
    char line[MAX_LINE];
    const char *err = NULL;
    unsigned n = 0;
    FILE *f;

    if (argc != 2 || !(f = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: rlelife SCRIPT\n");
        return 2;
    }
    while (!err && fgets(line, sizeof line, f)) {
        n++;
        err = execute(&w, line);
    }
    if (err) {
        fflush(stdout);
        fprintf(stderr, "rlelife: line %u: %s\n", n, err);
    }
    grid_free(&w.grid);
    fclose(f);
    return err != NULL;
}
