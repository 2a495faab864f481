#include <stdio.h>
#include <stdlib.h>

#define SLOTS 4

struct task {
    int id, left;
    struct task *next;
};

struct board {
    struct task *all;
    struct task *slot[SLOTS];
};

static void discard(struct board *board, struct task *task)
{
    struct task **at = &board->all;

    while (*at != task)
        at = &(*at)->next;
    *at = task->next;
    free(task);
    puts("gone");
}

static void put(struct board *board, int slot, struct task *task)
{
    board->slot[slot] = task;
}

/* Takes a task off the board. */
static void retire(struct board *board, struct task *task)
{
    int i;

    for (i = 0; i < SLOTS; i++)
        if (board->slot[i] == task)
            put(board, i, NULL);
    discard(board, task);
}

/* Also lets go of tasks, but of none that is in a slot. */
static void sweep(struct board *board)
{
    while (board->all)
        discard(board, board->all);
}

static void work(struct board *board, struct task *task)
{
    if (--task->left == 0)
        discard(board, task);
}

static void show(const struct board *board)
{
    int i;

    for (i = 0; i < SLOTS; i++)
        if (board->slot[i])
            printf("%d: %d\n", i, board->slot[i]->id);
}

int main(int argc, char **argv)
{
    struct board board = { NULL, { NULL } };
    struct task *task = calloc(1, sizeof *task);

    task->left = 1;
    board.all = task;
    put(&board, 1, task);
    if (argc > 1)
        retire(&board, task);
    else
        work(&board, task);
    show(&board);
    sweep(&board);
    (void)argv;
    return 0;
}
