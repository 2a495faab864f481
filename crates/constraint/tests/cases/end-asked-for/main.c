#include <stdio.h>

#define NAME_ROOM 8

/* The loop stops in time for itself, not for the end behind it. */
static int taken(char *out, const char *from)
{
    size_t at = 0;

    if (!from)
        return -1;
    while (*from) {
        if (at == NAME_ROOM)
            break;
        out[at++] = *from++;
    }
    out[at] = '\0';
    return 0;
}

int main(void)
{
    char name[NAME_ROOM];

    if (taken(name, "far too long") < 0)
        return 1;
    return puts(name) < 0;
}
