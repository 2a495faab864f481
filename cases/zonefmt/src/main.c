#include "zone.h"

#include <string.h>

int main(int argc, char **argv)
{
    char line[2048];
    struct zone z;
    struct rr *rr;
    unsigned number = 0, bad = 0;
    FILE *f;

    if (argc != 2 || !(f = fopen(argv[1], "r"))) {
        fprintf(stderr, "usage: zonefmt ZONE\n");
        return 2;
    }
    zone_init(&z);
    while (fgets(line, sizeof line, f)) {
        int err;

        number++;
        line[strcspn(line, "\r\n")] = '\0';
        err = zone_line(&z, line);
        if (err) {
            printf("; line %u: %s\n", number, zone_strerror(err));
            bad++;
        }
    }
    fclose(f);
    for (rr = z.head; rr; rr = rr->next)
        rr_print(rr, stdout);
    printf("; %zu records\n", z.count);
    zone_clear(&z);
    return bad ? 1 : 0;
}
