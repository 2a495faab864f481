#include "rota.h"

#include <string.h>

/* usage: rota SCRIPT */
int main(int argc, char **argv)
{
    static struct session s;
    char line[256];
    int number = 0, errors = 0;
    FILE *f;

    if (argc != 2 || (f = fopen(argv[1], "r")) == NULL) {
        fputs("usage: rota SCRIPT\n", stderr);
        return 2;
    }
    s.out = stdout;
    while (fgets(line, sizeof line, f) != NULL) {
        const char *error;

        number++;
        error = run_command(&s, line);
        if (error != NULL) {
            printf("line %d: %s\n", number, error);
            errors++;
        }
    }
    fclose(f);
    return errors > 0;
}
