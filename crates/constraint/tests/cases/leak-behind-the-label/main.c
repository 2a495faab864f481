#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int check(const char *text)
{
    int rc = -1;
    char *upper = NULL;
    char *lower = NULL;
    upper = strdup(text);
    if (!upper)
        goto done;
    lower = strdup(text);
    if (!lower)
        goto done;
    if (strlen(text) > 3)
        goto done;
    printf("%s %s\n", upper, lower);
    rc = 0;
done:
    free(upper);
    return rc;
}
int main(int argc, char **argv)
{
    int i, bad = 0;
    for (i = 1; i < argc; i++)
        bad |= check(argv[i]);
    return bad != 0;
}
