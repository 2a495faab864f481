#include <stdio.h>
#include <stdlib.h>

#define SLOTS 8

static int slots[SLOTS];

struct op {
    int slot;
    int value;
};

static int parse(const char *text, struct op *op)
{
    op->slot = atoi(text);
    op->value = 1;
    if (op->slot < 0 || op->slot > SLOTS)
        return -1;
    return 0;
}

static void run(const struct op *op)
{
    slots[op->slot] += op->value;
}

int main(void)
{
    struct op op;

    if (parse("8", &op) != 0)
        return 1;
    run(&op);
    return 0;
}
