#include <stdio.h>
#include <stdlib.h>

static const char *const names[] = { "red", "green", "blue" };

static const char *name_of(int index)
{
    if (index >= 3)
        return NULL;
    return names[index];
}

int main(void)
{
    const char *name = name_of(atoi("-2"));

    puts(name ? name : "none");
    return 0;
}
