/* inimerge: reads settings of several files, later ones over earlier ones, and prints what holds in the end. */
#include <stdio.h>
#include <string.h>

#include "ini.h"

static int merge(struct ini *ini, const char *path)
{
    FILE *in = fopen(path, "r");
    const char *name = strrchr(path, '/');
    int status;

    if (in == NULL) {
        fprintf(stderr, "inimerge: cannot read %s\n", path);
        return -1;
    }
    status = parse_file(ini, in, name != NULL ? name + 1 : path);
    fclose(in);
    /* Every file begins outside of all sections. */
    ini->current = NULL;
    return status;
}

int main(int argc, char **argv)
{
    struct ini ini;
    int i, status = 0;

    if (argc < 2) {
        fputs("usage: inimerge FILE...\n", stderr);
        return 2;
    }
    ini_init(&ini);
    for (i = 1; i < argc; i++)
        if (merge(&ini, argv[i]) != 0)
            status = 1;
    ini_dump(&ini, stdout);
    if (ini.overridden > 0)
        printf("# %d overridden\n", ini.overridden);
    ini_free(&ini);
    return status;
}
