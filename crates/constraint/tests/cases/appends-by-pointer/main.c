#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct field {
    const char *text;
    unsigned short len;
};

static int quoted(char *p, char *end, const struct field *fields, int count)
{
    for (int i = 0; i < count; i++) {
        const struct field *f = &fields[i];

        if (!f->text)
            return -1;
        *p++ = '"';
        memcpy(p, f->text, f->len);
        p += f->len;
        *p++ = '"';
    }
    *p = '\0';
    return 0;
}

int main(void)
{
    const struct field fields[] = { { "alpha", 5 }, { "beta", 4 }, { "gamma", 5 } };
    char *line = malloc(13);

    if (!line || quoted(line, line + 13, fields, 3) < 0)
        return 1;
    puts(line);
    free(line);
    return 0;
}
