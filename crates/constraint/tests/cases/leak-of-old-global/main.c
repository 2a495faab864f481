#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char *title;
static int width = 80;
static int command(const char *word)
{
    if (strncmp(word, "title=", 6) == 0) {
        title = strdup(word + 6);
        return title ? 0 : -1;
    }
    if (strncmp(word, "width=", 6) == 0) {
        width = atoi(word + 6);
        return 0;
    }
    return -1;
}
int main(int argc, char **argv)
{
    int i;
    for (i = 1; i < argc; i++)
        if (command(argv[i]) != 0)
            fprintf(stderr, "what is %s?\n", argv[i]);
    printf("%-*s\n", width, title ? title : "");
    free(title);
    return 0;
}
