#include <stdlib.h>
#include <string.h>

struct item {
    long key;
    long value;
};

static struct item *item_new(long key)
{
    struct item *item = malloc(sizeof(item));

    if (!item)
        return NULL;
    item->key = key;
    item->value = 0;
    return item;
}

int main(void)
{
    struct item *item = item_new(3);
    long value = item->value;

    free(item);
    return (int)value;
}
