#include <stdio.h>
/* a comment { */
struct reader { const unsigned char *data; size_t len, off; };
static int table[4][2] = { {1, 2}, [2] = {3} };

static const char *name_of(const struct reader *r, unsigned int i)
{
    int j = 0, *p = NULL, grid[3][N + 1];
    for (size_t k = 0; k <= r->len; k++)
        p[k] = r->data[r->off + k] << 8 | (unsigned char)x;
    while (i-- > 0) {
        if (!r || r->len < sizeof(*r))
            continue;
        else if (i == 3) { ++j; } else break;
    }
    do { j += 2; } while (j < 10);
    switch (i) {
    case 1:
    case A + 2: j = 1; break;
    default:
        goto out;
    }
    *p++ = (*r).len ? 'a' : "x" "y";
    (void)printf("%d\n", (int)sizeof(struct reader) * 2), j = 2;
    memcpy(&grid[0][1], buf + (len) - 1, (n) * sizeof(int));
    x = (a) - b; y = (foo_t)(z); w = (f)(z); v = (a) * b; u = (a) & b;
    a * b;
    T *c;
out:
    return p ? (char *)p : 0;
}
