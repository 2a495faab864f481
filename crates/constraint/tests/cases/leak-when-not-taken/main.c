#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 2

struct shelf {
    char *books[MOST];
    int count;
};

static int put(struct shelf *shelf, char *book)
{
    if (shelf->count == MOST)
        return -1;
    shelf->books[shelf->count++] = book;
    return 0;
}

static int fill(struct shelf *shelf, char **titles, int count)
{
    int i;

    for (i = 0; i < count; i++) {
        char *book = strdup(titles[i]);
        if (book == NULL)
            return -1;
        if (put(shelf, book) < 0)
            return -1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct shelf shelf = { { NULL }, 0 };
    int i, status = fill(&shelf, argv + 1, argc - 1);

    for (i = 0; i < shelf.count; i++) {
        puts(shelf.books[i]);
        free(shelf.books[i]);
    }
    return status == 0 ? 0 : 1;
}
