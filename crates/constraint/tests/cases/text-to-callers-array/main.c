#include <stdio.h>
#include <string.h>

#define KEYLEN 16

static int errors;

/* Older style: the sizes travel by convention. */
static int
plain(from, to)
    char *from, *to;
{
    char *dot;
    int quoted;

    quoted = *from == '"';
    strcpy(to, from + quoted);
    dot = strchr(to, '.');
    if (dot != NULL && dot > to)
        *dot = '\0';
    return quoted;
}

static void
lookup(word)
    char *word;
{
    char key[KEYLEN];

    if (*word == '\0') {
        printf("empty\n");
        errors++;
        return;
    }
    if (plain(word, key))
        printf("quoted ");
    printf("%s\n", key);
}

int main(void)
{
    char word[] = "a-word-that-is-longer-than-a-key";

    lookup(word);
    return errors;
}
