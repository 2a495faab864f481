/* A line editor that finds lines by number, starting from where it found the last one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct line {
    struct line *next, *prev;
    char text[32];
};

static struct line head;
static int count;
static struct line *cursor;
static int cursor_at;
static struct line *saved;
static int saved_count;

static void forget_cursor(void)
{
    cursor = &head;
    cursor_at = 0;
}

static struct line *line_at(int number)
{
    while (cursor_at < number) {
        cursor = cursor->next;
        cursor_at++;
    }
    while (cursor_at > number) {
        cursor = cursor->prev;
        cursor_at--;
    }
    return cursor;
}

static void append(int after, const char *text)
{
    struct line *before = line_at(after);
    struct line *line = calloc(1, sizeof *line);

    if (!line)
        exit(2);
    snprintf(line->text, sizeof line->text, "%s", text);
    line->prev = before;
    line->next = before->next;
    before->next->prev = line;
    before->next = line;
    count++;
}

static void delete(int number)
{
    struct line *line = line_at(number);

    line->prev->next = line->next;
    line->next->prev = line->prev;
    count--;
    forget_cursor();
    free(line);
}

static void free_all(struct line *from)
{
    while (from && from != &head) {
        struct line *next = from->next;
        free(from);
        from = next;
    }
}

static void save(void)
{
    struct line *last = &head;
    struct line *copies = NULL, **end = &copies;

    free_all(saved);
    for (last = head.next; last != &head; last = last->next) {
        struct line *copy = calloc(1, sizeof *copy);
        if (!copy)
            exit(2);
        memcpy(copy->text, last->text, sizeof copy->text);
        *end = copy;
        end = &copy->next;
    }
    saved = copies;
    saved_count = count;
}

/* Takes the saved lines in the place of those that are there. */
static void restore(void)
{
    struct line *line = saved, *last = &head;

    free_all(head.next);
    head.next = head.prev = &head;
    while (line) {
        struct line *next = line->next;
        line->prev = last;
        line->next = &head;
        last->next = line;
        head.prev = line;
        last = line;
        line = next;
    }
    count = saved_count;
    saved = NULL;
    saved_count = 0;
}

static int number_of(const char *text, int least)
{
    int number = atoi(text);

    if (number < least || number > count) {
        fprintf(stderr, "?\n");
        return -1;
    }
    return number;
}

int main(int argc, char **argv)
{
    char buffer[64];
    FILE *in = argc > 1 ? fopen(argv[1], "r") : stdin;
    int number;

    if (!in)
        return 2;
    head.next = head.prev = &head;
    forget_cursor();
    while (fgets(buffer, sizeof buffer, in)) {
        buffer[strcspn(buffer, "\n")] = 0;
        switch (buffer[0]) {
        case 'a':
            append(count, buffer + 1);
            break;
        case 'd':
            number = number_of(buffer + 1, 1);
            if (number > 0)
                delete(number);
            break;
        case 'p':
            number = number_of(buffer + 1, 1);
            if (number > 0)
                printf("%s\n", line_at(number)->text);
            break;
        case 's':
            save();
            break;
        case 'u':
            restore();
            break;
        case 'n':
            printf("%d\n", count);
            break;
        default:
            fprintf(stderr, "?\n");
        }
    }
    free_all(head.next);
    free_all(saved);
    if (in != stdin)
        fclose(in);
    return 0;
}
