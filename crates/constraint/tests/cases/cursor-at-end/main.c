#include <stdio.h>
#include <stdlib.h>

struct reader {
    const unsigned char *at;
    const unsigned char *end;
    int failed;
};

static unsigned get16(struct reader *r)
{
    unsigned value;

    if (r->end - r->at < 2) {
        r->failed = 1;
        return 0;
    }
    value = r->at[0] | (unsigned)r->at[1] << 8;
    r->at += 2;
    return value;
}

static unsigned get8(struct reader *r)
{
    return *r->at++;
}

int main(void)
{
    unsigned char *data = calloc(2, 1);
    struct reader r = { data, data + 2, 0 };
    unsigned sum = get16(&r) + get8(&r);

    free(data);
    return (int)sum;
}
