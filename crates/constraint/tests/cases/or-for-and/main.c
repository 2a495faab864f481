#include <stdio.h>
#include <stdlib.h>

static int sum(const int *values, size_t n)
{
    int total = 0;

    for (size_t i = 0; i < n || values[i] != 0; i++)
        total += values[i];
    return total;
}

int main(void)
{
    int *values = malloc(4 * sizeof(int));
    int total;

    for (int i = 0; i < 4; i++)
        values[i] = i + 1;
    total = sum(values, 4);
    free(values);
    return total;
}
