#include <stdio.h>
#include <stdlib.h>

struct client {
    int fd;
    int faults;
    int lines;
};

static struct client *clients[4];

/* The third fault ends it. */
static int fine(struct client *c, int byte)
{
    if (byte >= 0)
        return 1;
    if (++c->faults == 3) {
        printf("bye %d\n", c->lines);
        clients[c->fd] = NULL;
        free(c);
    }
    return 0;
}

static int line(int fd, int byte)
{
    struct client *c = clients[fd];
    int ok = fine(c, byte);

    c->lines += ok ? 1 : 2;     /* bad ones count twice */
    if (ok)
        printf("%d: %d\n", c->fd, byte);
    return ok;
}

int main(void)
{
    int i;

    clients[1] = calloc(1, sizeof *clients[1]);
    if (!clients[1])
        return 1;
    clients[1]->fd = 1;
    for (i = 0; i < 3; i++)
        line(1, -1);
    free(clients[1]);
    return 0;
}
