#include <stdio.h>
#include <string.h>

enum mode { MODE_NONE, MODE_FAST, MODE_SLOW };

static int run(const char *word)
{
    enum mode mode;
    int tries = 3;

    if (strcmp(word, "fast") == 0)
        mode = MODE_FAST;
    if (strcmp(word, "slow") == 0)
        mode = MODE_SLOW;
    if (mode == MODE_NONE)
        return -1;
    return tries + (int)mode;
}

int main(int argc, char **argv)
{
    return argc > 1 ? run(argv[1]) : 1;
}
