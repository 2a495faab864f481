#include <string.h>
#include <stdio.h>

static void drop_first(char *text, size_t n)
{
    memcpy(text, text + 1, n - 1);
}

int main(void)
{
    char text[] = "xabcdefgh";

    drop_first(text, sizeof text);
    puts(text);
    return 0;
}
