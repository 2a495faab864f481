#include "calcvm.h"
#include <stdio.h>
#include <stdlib.h>

const char *vm_strerror(enum vm_err e)
{
    static const char *const msg[] = { "ok", "syntax error", "too many constants",
        "out of memory", "stack underflow", "stack overflow", "type mismatch" };
    return msg[e];
}

int main(int argc, char **argv)
{
    static char text[1 << 18];
    struct program prog;
    enum vm_err e;
    FILE *f;
    int line;

    if (argc != 2 || !(f = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: calcvm script\n");
        return 2;
    }
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);

    program_init(&prog);
    e = compile(&prog, text, &line);
    if (e) {
        fprintf(stderr, "line %d: %s\n", line, vm_strerror(e));
    } else {
        printf("%zu ops, %zu constants\n", prog.ncode, prog.nconsts);
        e = execute(&prog);
        if (e)
            fprintf(stderr, "runtime: %s\n", vm_strerror(e));
    }
    program_free(&prog);
    return e ? 1 : 0;
}
