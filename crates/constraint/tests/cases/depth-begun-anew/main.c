#include <stdio.h>
#include <string.h>

#define MAX_DEPTH 20

struct book { const char *page[4]; int errors; };

static int read_text(struct book *b, const char *s, size_t n, int depth);
int read_book(struct book *b, const char *s, size_t n);

static int bad(struct book *b, const char *why)
{
    b->errors++;
    fprintf(stderr, "%s\n", why);
    return -1;
}

static int group(struct book *b, const char *s, size_t n, int depth)
{
    return read_text(b, s, n, depth + 1);
}

static int page_of(struct book *b, int number)
{
    if (number < 0 || number > 3 || !b->page[number])
        return bad(b, "no such page");
    return read_book(b, b->page[number], strlen(b->page[number]));
}

static int read_text(struct book *b, const char *s, size_t n, int depth)
{
    size_t i;

    if (depth > MAX_DEPTH)
        return bad(b, "too deep");
    for (i = 0; i < n; i++) {
        if (s[i] == '@' && page_of(b, s[i + 1] - '0') < 0)
            return -1;
        if (s[i] == '(')
            return group(b, s + i + 1, n - i - 1, depth);
    }
    return 0;
}

int read_book(struct book *b, const char *s, size_t n)
{
    return read_text(b, s, n, 0);
}

int main(void)
{
    struct book b = { { "a@1", "b@0", NULL, NULL }, 0 };

    return read_book(&b, "(@0", 3) < 0;
}
