#include <stdio.h>
#include <string.h>

#define PATH_ROOM 24

/* Counted names become one path; `out` has PATH_ROOM bytes. */
static int join(const unsigned char *in, size_t size, char *out)
{
    size_t pos = 0;
    size_t used = 0;

    while (pos < size) {
        size_t len = in[pos++];

        if (len == 0)
            break;
        if (len > size - pos)
            return -1;
        if (used)
            out[used++] = '/';
        memcpy(out + used, in + pos, len);
        used += len;
        pos += len;
    }
    out[used] = '\0';
    return 0;
}

int main(void)
{
    static const unsigned char in[] = "\014abcdefghijkl\013mnopqrstuvw\005xyzab";
    char path[PATH_ROOM];

    if (join(in, sizeof(in) - 1, path) < 0)
        return 1;
    return puts(path) < 0;
}
