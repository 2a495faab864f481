#include <stdio.h>
#include <string.h>

static size_t line(FILE *in)
{
    char buf[16];
    size_t n;

    n = fread(buf, 1, sizeof buf, in);
    if (n == 0)
        return 0;
    buf[n] = '\0';
    return strlen(buf);
}

int main(void)
{
    char text[] = "0123456789abcdefghij";
    FILE *in = fmemopen(text, sizeof text, "r");
    size_t n = line(in);

    fclose(in);
    return n == 0;
}
