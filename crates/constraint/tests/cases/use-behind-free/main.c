#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session { char *user; int auth; };

static void session_free(struct session *s)
{
    free(s->user);
    free(s);
}

static int serve(struct session *s, const char *cmd)
{
    if (strcmp(cmd, "quit") == 0) {
        session_free(s);
    }
    if (strncmp(cmd, "user ", 5) == 0) {
        free(s->user);
        s->user = strdup(cmd + 5);
        return 0;
    }
    printf("%d\n", s->auth);
    return 0;
}

int main(int argc, char **argv)
{
    struct session *s = calloc(1, sizeof *s);

    if (s == NULL)
        return 1;
    for (int i = 1; i < argc; i++)
        if (serve(s, argv[i]) != 0)
            return 1;
    return 0;
}
