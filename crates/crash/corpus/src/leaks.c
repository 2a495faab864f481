// Memory that nobody frees.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define KEEP __attribute__((noinline))

struct node {
    struct node *next;
    char *name;
};

KEEP static char *name_of(const char *text) {
    char *copy = malloc(strlen(text) + 1); // BUG leak-direct
    return strcpy(copy, text);
}

KEEP static struct node *make_node(struct node *next) {
    struct node *node = malloc(sizeof *node); // BUG leak-indirect leak-two
    node->next = next;
    node->name = name_of("node");
    return node;
}

KEEP static void use(void *block) { __asm__ volatile("" : : "r"(block) : "memory"); }

KEEP static void one(void) { use(name_of("alone")); }
KEEP static void chain(void) { use(make_node(make_node(0))); }

// The stack of a thread that ended keeps no stray pointer alive.
static void *work(void *name) {
    if (strcmp(name, "leak-direct"))
        chain();
    if (strcmp(name, "leak-indirect"))
        one();
    return 0;
}

int main(int argc, char **argv) {
    pthread_t thread;
    if (argc < 2)
        return 2;
    pthread_create(&thread, 0, work, argv[1]);
    pthread_join(thread, 0);
    return 0;
}
