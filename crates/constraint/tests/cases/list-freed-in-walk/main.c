#include <stdlib.h>

struct node { struct node *next; int value; };

static struct node *push(struct node *head, int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL)
        return head;
    n->next = head;
    n->value = value;
    return n;
}

static void clear(struct node *head)
{
    struct node *n;

    for (n = head; n != NULL; n = n->next)
        free(n);
}

int main(void)
{
    struct node *head = NULL;

    for (int i = 0; i < 3; i++)
        head = push(head, i);
    clear(head);
    return 0;
}
