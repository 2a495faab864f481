#include <stdio.h>
#include <string.h>

#include "order.h"
#include "registry.h"
#include "resolve.h"
#include "unitfile.h"

static struct registry registry;

static int usage(FILE *to, int status)
{
    fputs("usage: svcorder [-n] FILE\n"
          "Print the services of FILE in the order in which they can be started.\n"
          "  -n  number the lines\n",
          to);
    return status;
}

static int load(const char *path)
{
    FILE *in = fopen(path, "r");
    int rc;

    if (!in) {
        perror(path);
        return -1;
    }
    registry_init(&registry);
    rc = unitfile_read(in, &registry);
    fclose(in);
    return rc;
}

int main(int argc, char **argv)
{
    const struct service *order[REGISTRY_MAX];
    int numbered = 0;
    int count, i;

    if (argc > 1 && strcmp(argv[1], "-h") == 0)
        return usage(stdout, 0);
    if (argc > 1 && strcmp(argv[1], "-n") == 0) {
        numbered = 1;
        argc--;
        argv++;
    }
    if (argc != 2)
        return usage(stderr, 2);

    if (load(argv[1]) != 0 || resolve_links(&registry) != 0)
        return 1;
    count = order_services(&registry, order);
    if (count < 0)
        return 1;

    for (i = 0; i < count; i++) {
        if (numbered)
            printf("%2d ", i + 1);
        printf("%s\n", order[i]->name);
    }
    return 0;
}
