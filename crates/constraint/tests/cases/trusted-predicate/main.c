#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct file { const uint8_t *data; uint16_t size; };
static int inside(const struct file *f, uint16_t off, uint16_t len)
{
    uint16_t end = off + len;
    return end <= f->size;
}
static int name(const struct file *f, uint16_t off, uint16_t len, char *out, size_t room)
{
    if (!inside(f, off, len) || len >= room)
        return -1;
    memcpy(out, f->data + off, len);
    out[len] = '\0';
    return 0;
}
static int sum(const struct file *f, uint16_t off, uint16_t len)
{
    int t = 0;
    if (!inside(f, off, len))
        return -1;
    while (len--)
        t += f->data[off++];
    return t;
}
int main(void)
{
    struct file f = { calloc(1, 100), 100 };
    char out[200];
    if (!f.data)
        return 1;
    printf("%d\n", sum(&f, 0, 10));
    return name(&f, 65500, 100, out, sizeof out) < 0;
}
