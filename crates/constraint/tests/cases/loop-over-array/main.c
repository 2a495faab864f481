#include <stdio.h>
#include <stdlib.h>

struct list {
    int count;
    short ids[6];
};

static int read_ids(struct list *list, const unsigned char *p, const unsigned char *end)
{
    int n;

    if (end - p < 1)
        return -1;
    n = *p++;
    if (end - p < n)
        return -1;
    for (int i = 0; i < n; i++)
        list->ids[i] = p[i];
    list->count = n;
    return 0;
}

int main(void)
{
    static const unsigned char data[] = { 9, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    struct list *list = malloc(sizeof *list);
    int failed = read_ids(list, data, data + sizeof data);

    free(list);
    return failed != 0;
}
