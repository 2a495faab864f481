#include <stdio.h>
#include <stdlib.h>

struct glyph {
    int code;
    int advance;
};

enum status { STATUS_OK, STATUS_WIDE, STATUS_EMPTY };

static const struct glyph glyphs[] = { { 'a', 5 }, { 'b', 6 } };

static const struct glyph *glyph_for(int code)
{
    size_t i;

    for (i = 0; i < sizeof glyphs / sizeof glyphs[0]; i++)
        if (glyphs[i].code == code)
            return &glyphs[i];
    return NULL;
}

static int width_of(const char *word)
{
    int width = 0;

    for (; *word; word++) {
        const struct glyph *glyph = glyph_for(*word);
        width += glyph->advance;
    }
    return width;
}

/* Asks about a name that ends as the one does that it was told. */
static enum status place(const char *word, int open)
{
    int n = width_of(word);

    if (*word == '\0' || open < 0)
        return STATUS_EMPTY;
    if (n > open)
        return STATUS_WIDE;
    printf("%s %d\n", word, glyph_for(*word)->advance);
    return STATUS_OK;
}

int main(void)
{
    return place("cab", 40);
}
