#include <stdio.h>
#include <string.h>

enum status { ST_OK, ST_BAD_NAME, ST_TOO_LONG };

static enum status join(char *out, size_t size, const char *dir, const char *name)
{
    size_t n = strlen(dir);
    size_t len = strlen(name);

    if (len == 0)
        return ST_BAD_NAME;
    if (n >= size)
        return ST_TOO_LONG;
    memcpy(out, dir, n);
    memcpy(out + n, name, len);
    out[n + len] = '\0';
    return ST_OK;
}

int main(void)
{
    char path[16];

    if (join(path, sizeof path, "/var/cache/", "a-long-name") != ST_OK)
        return 1;
    puts(path);
    return 0;
}
