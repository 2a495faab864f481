#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct text { char *data; size_t len; };
static int text_set(struct text *t, const char *s)
{
    char *copy = malloc(strlen(s) + 1);

    if (!copy)
        return -1;
    strcpy(copy, s);
    free(t->data);
    t->data = copy;
    t->len = strlen(s);
    return 0;
}
static void text_clear(struct text *t)
{
    free(t->data);
    t->data = NULL;
}
static int text_count(const struct text *t, char c)
{
    size_t i;
    int n = 0;

    for (i = 0; i < t->len; i++)
        if (t->data[i] == c)
            n++;
    return n;
}
int main(void)
{
    struct text t = { NULL, 0 };
    if (text_set(&t, "hello") < 0)
        return 1;
    printf("%d\n", text_count(&t, 'l'));
    text_clear(&t);
    printf("%d\n", text_count(&t, 'l'));
    return 0;
}
