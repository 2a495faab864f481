#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct map { char *keys[8]; char *values[8]; int n; };
static int map_add(struct map *m, char *key, char *value)
{
    int i;
    for (i = 0; i < m->n; i++)
        if (strcmp(m->keys[i], key) == 0)
            return -1;
    if (m->n == 8)
        return -1;
    m->keys[m->n] = key;
    m->values[m->n++] = value;
    return 0;
}
static void map_free(struct map *m)
{
    for (int i = 0; i < m->n; i++) {
        free(m->keys[i]);
        free(m->values[i]);
    }
}
static int load(struct map *m, char **words, int n)
{
    for (int i = 0; i + 1 < n; i += 2) {
        char *key = strdup(words[i]);
        char *value = strdup(words[i + 1]);
        int rc = map_add(m, key, value);
        if (rc != 0) {
            fprintf(stderr, "twice: %s\n", words[i]);
            continue;
        }
    }
    return m->n;
}
int main(int argc, char **argv)
{
    struct map m = { { 0 }, { 0 }, 0 };
    int n = load(&m, argv + 1, argc - 1);
    printf("%d\n", n);
    map_free(&m);
    return 0;
}
