#include <ctype.h>
#include <string.h>

#include "money.h"

/*
 * An amount as text: 19 digits, 6 separators between them, the point, a sign
 * or two brackets, the symbol and a blank, the closing NUL; rounded up.
 */
#define AMOUNT_MAX 40

#define TEXT_BUFFER(buf)    char buf[AMOUNT_MAX], *at_ = buf
#define APPEND(c)           (*at_++ = (c))
#define APPEND_TEXT(s)                                  \
    do {                                                \
        const char *p_ = (s);                           \
        while (*p_)                                     \
            APPEND(*p_++);                              \
    } while (0)

/* characters, not bytes: what a terminal has columns for */
static int columns(const char *s)
{
    int n = 0;

    for (; *s; s++)
        n += ((unsigned char)*s & 0xc0) != 0x80;
    return n;
}

static void pad_and_put(FILE *out, const char *text, int width)
{
    int fill = width - columns(text);

    while (fill-- > 0)
        putc(' ', out);
    fputs(text, out);
}

void money_print(FILE *out, const struct style *st, int64_t amount)
{
    TEXT_BUFFER(text);
    char digits[20];        /* last one first */
    uint64_t left = amount < 0 ? 0 - (uint64_t)amount : (uint64_t)amount;
    int n = 0;
    int whole;

    do {
        digits[n++] = '0' + left % 10;
        left /= 10;
    } while (left > 0 || n <= st->places);

    if (amount < 0)
        APPEND(st->parens ? '(' : '-');
    if (st->symbol[0]) {
        APPEND_TEXT(st->symbol);
        APPEND(' ');
    }
    for (whole = n - st->places; whole > 0; whole--) {
        APPEND(digits[--n]);
        if (whole > 1 && (whole - 1) % st->group == 0)
            APPEND_TEXT(st->thousands);
    }
    if (n > 0) {
        APPEND_TEXT(st->point);
        while (n > 0)
            APPEND(digits[--n]);
    }
    if (amount < 0 && st->parens)
        APPEND(')');
    APPEND('\0');

    pad_and_put(out, text, st->width);
}

/* [-]digits[.digits]; plain, whatever the style; 0 if it is no amount */
int money_parse(const struct style *st, const char *text, int64_t *out)
{
    int64_t v = 0;
    int negative = *text == '-';
    int places = -1;

    if (negative)
        text++;
    if (!isdigit((unsigned char)*text))
        return 0;
    for (; *text; text++) {
        if (*text == '.' && places < 0) {
            places = 0;
            continue;
        }
        if (!isdigit((unsigned char)*text))
            return 0;
        if (places >= 0 && ++places > st->places)
            return 0;
        if (__builtin_mul_overflow(v, (int64_t)10, &v) ||
            __builtin_add_overflow(v, (int64_t)(*text - '0'), &v))
            return 0;
    }
    if (places < 0)
        places = 0;
    for (; places < st->places; places++)
        if (__builtin_mul_overflow(v, (int64_t)10, &v))
            return 0;
    *out = negative ? -v : v;
    return 1;
}
