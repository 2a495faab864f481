#include "vm.h"

#include <stdio.h>

/* usage: tforth PROGRAM */
int main(int argc, char **argv)
{
    static struct vm vm;
    static char text[65536];
    int line, status = 0;
    size_t n;
    FILE *f;

    if (argc != 2 || (f = fopen(argv[1], "r")) == NULL) {
        fputs("usage: tforth PROGRAM\n", stderr);
        return 2;
    }
    n = fread(text, 1, sizeof text - 1, f);
    text[n] = '\0';
    fclose(f);
    if (!vm_init(&vm)) {
        status = 2;
    } else if (!vm_source(&vm, text, &line)) {
        printf("line %d: %s\n", line, vm.error);
        status = 1;
    } else {
        vm_call(&vm, vm.nwords - 1);
        putchar('\n');
        if (vm.error != NULL) {
            printf("error: %s\n", vm.error);
            status = 1;
        }
    }
    vm_free(&vm);
    return status;
}
