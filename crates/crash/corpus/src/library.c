// The library behind the fuzz target.
#include "library.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define KEEP __attribute__((noinline))

static volatile int one = 1;
static volatile int seen;
static void *volatile kept;

KEEP static int read_field(const uint8_t *copy, size_t size) {
    return copy[size]; // BUG fuzz-heap
}

KEEP static void spin(void) {
    while (one) // BUG fuzz-timeout
        kept = 0;
}

KEEP static void hoard(void) {
    for (;;)
        memset(kept = malloc(1 << 20), 1, 1 << 20); // BUG fuzz-oom
}

KEEP static void reserve(size_t n) {
    kept = malloc(n); // BUG fuzz-malloc
}

KEEP static void forget(size_t n) {
    kept = malloc(n); // BUG fuzz-leak
    kept = 0;
}

KEEP static void give_up(void) {
    abort(); // BUG fuzz-abort
}

KEEP static void check(size_t size) {
    assert(size == 3); // BUG fuzz-assert
}

KEEP static void leave(void) {
    exit(3); // BUG fuzz-exit
}

KEEP static void scribble(const uint8_t *data) { ((uint8_t *)(uintptr_t)data)[0] ^= 1; }

int library_parse(const uint8_t *data, size_t size) {
    char name[5] = "";
    memcpy(name, data, size < 4 ? size : 4);
    if (!strcmp(name, "HEAP")) {
        uint8_t *copy = malloc(size);
        memcpy(copy, data, size);
        int value = read_field(copy, size);
        free(copy);
        seen = value;
        return 0;
    }
    if (!strcmp(name, "SPIN"))
        spin();
    if (!strcmp(name, "HOAR"))
        hoard();
    if (!strcmp(name, "MALL"))
        reserve((size_t)1 << 30);
    if (!strcmp(name, "LEAK"))
        forget(size);
    if (!strcmp(name, "ABRT"))
        give_up();
    if (!strcmp(name, "ASSE"))
        check(size);
    if (!strcmp(name, "EXIT"))
        leave();
    if (!strcmp(name, "SCRI"))
        scribble(data);
    return 0;
}
