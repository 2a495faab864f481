#include <stdio.h>
#include <string.h>

#define ROOM 24

/* Puts a folder and a name together; out holds ROOM characters. */
char *joined(char *out, const char *folder, const char *name)
{
    out[0] = '\0';
    strncat(out, folder, ROOM - 1);
    strncat(out, "/", ROOM - 1);
    return strncat(out, name, ROOM - 1);
}

int show(const char *folder, const char *name)
{
    char path[ROOM];

    joined(path, folder, name);
    puts(path);
    return 0;
}

int main(void)
{
    return show("a/folder/with/a/name", "and a file");
}
