#include <stdio.h>

static void greet(const char *who)
{
    char line[16];

    sprintf(line, "hello, %s", who);
    puts(line);
}

int main(void)
{
    greet("somebody with a name");
    return 0;
}
