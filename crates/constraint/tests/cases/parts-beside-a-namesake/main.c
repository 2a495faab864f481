#include <stdio.h>
#include <stdlib.h>

static char grid[20];

static int put(int row, int n, int len)
{
    if (len < 0 || row >= 4 || n >= 5)
        return -1;
    grid[row * 5 + n] = (char)len;
    return 0;
}

int main(void)
{
    printf("%d\n", put(atoi("0"), atoi("-3"), 1));
    return 0;
}
