// Crashes of programs without a sanitizer: the C library or a signal tells.
#include <assert.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>

#define KEEP __attribute__((noinline))

static volatile int three = 3;

KEEP static void drop(void *block) { free(block); }
KEEP static void fill(char *to, int n) {
    for (volatile int i = 0; i < n; i++)
        to[i] = 'A';
}
KEEP static void smash(int n) {
    char local[8];
    fill(local, n);
}
KEEP static void checked_copy(const char *from) {
    char local[8];
    strcpy(local, from);
    puts(local);
}
KEEP static int must_be_small(int n) {
    assert(n < 3 && "too large"); // BUG assertion assertion-asan assertion-fuzz
    return n;
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    char text[64] = "a text that is too long for it";
    setbuf(stdout, 0);
    if (!strcmp(name, "tcache")) {
        char *block = malloc(24);
        drop(block);
        drop(block);
    }
    if (!strcmp(name, "fasttop")) {
        char *blocks[10];
        for (int i = 0; i < 10; i++)
            blocks[i] = malloc(24);
        for (int i = 0; i < 8; i++)
            drop(blocks[i]);
        drop(blocks[7]);
    }
    if (!strcmp(name, "top")) {
        char *block = malloc(3000);
        drop(block);
        drop(block);
    }
    if (!strcmp(name, "invalid-pointer"))
        drop(text);
    if (!strcmp(name, "invalid-pointer-middle"))
        drop((char *)malloc(64) + 8);
    if (!strcmp(name, "munmap-chunk")) {
        size_t *block = calloc(4, 1024);
        block[1] = 0x1002;
        drop(block + 2);
    }
    if (!strcmp(name, "realloc-invalid"))
        text[0] = realloc(text + 8, 100) != 0;
    if (!strcmp(name, "top-size")) {
        fill(malloc(24), 64);
        drop(malloc(300));
    }
    if (!strcmp(name, "next-size")) {
        char *block = malloc(1100);
        char *guard = malloc(1100);
        fill(block, 1120);
        drop(guard);
    }
    if (!strcmp(name, "prev-size")) {
        char *block = malloc(1100);
        char *next = malloc(1100);
        char *guard = malloc(24);
        drop(block);
        fill(block - 8, 8);
        drop(next);
        drop(guard);
    }
    if (!strcmp(name, "smash"))
        smash(three * 20);
    if (!strcmp(name, "fortify"))
        checked_copy(text);
    if (!strcmp(name, "fortify-fdset")) {
        fd_set set;
        FD_ZERO(&set);
        FD_SET(three + 2000, &set);
    }
    if (!strcmp(name, "fortify-n")) {
        char *format = strdup("%d%n\n");
        int written;
        printf(format, 3, &written);
    }
    if (!strcmp(name, "assertion"))
        return must_be_small(three);
    if (!strcmp(name, "segv"))
        return *(volatile int *)(uintptr_t)(three - 3);
    if (!strcmp(name, "fpe"))
        return 5 / (three - 3);
    if (!strcmp(name, "abort"))
        abort();
    if (!strcmp(name, "ill"))
        __builtin_trap();
    return 0;
}
