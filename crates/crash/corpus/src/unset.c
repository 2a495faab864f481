// Values that nothing ever wrote.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEEP __attribute__((noinline))

KEEP static int decide(const int *value) {
    if (*value > 3) // BUG unset-stack unset-heap unset-freed
        puts("more");
    return 0;
}

KEEP static int partly(int n) {
    int value;
    if (n > 10)
        value = 1;
    return decide(&value);
}

KEEP static int *block(int n) { return malloc((size_t)n * sizeof(int)); }

KEEP static int lookup(const volatile int *table, const int *index) {
    return table[*index]; // BUG unset-index
}

KEEP static int stored(void) {
    int *from = block(2);
    int to[2];
    memcpy(to, from, sizeof to);
    if (to[1] == 4) // BUG unset-stored
        puts("four");
    return 0;
}

KEEP static int crash(int *at) {
    return *at; // BUG unset-null
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    static volatile int table[4];
    if (!strcmp(name, "unset-stack"))
        return partly(argc);
    if (!strcmp(name, "unset-heap"))
        return decide(block(2) + 1);
    if (!strcmp(name, "unset-freed")) {
        int *cells = calloc(2, sizeof *cells);
        free(cells);
        return decide(cells + 1);
    }
    if (!strcmp(name, "unset-index"))
        return lookup(table, block(2));
    if (!strcmp(name, "unset-stored"))
        return stored();
    if (!strcmp(name, "unset-null"))
        return crash((int *)(long)(argc - 2));
    return 0;
}
