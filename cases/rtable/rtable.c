/* rtable: a routing table, driven by commands on standard input */
#include "trie.h"

#define MAX_WORDS 6

typedef struct shell
{
    trie_t table;
    unsigned line;
    unsigned errors;
} shell_t;

static void complain(shell_t *sh, const char *what)
{
    printf("line %u: %s\n", sh->line, what);
    sh->errors++;
}

static void show_route(const route_t *r, void *arg)
{
    char dest[16], via[16];
    unsigned *count = arg;

    printf("  %s/%u via %s metric %u hits %lu\n", ip_text(r->dest.addr, dest, sizeof dest),
           r->dest.len, ip_text(r->via, via, sizeof via), r->metric, r->hits);
    ++*count;
}

/* add PREFIX via ADDRESS [metric N] */
static void do_add(shell_t *sh, char **w, int n)
{
    prefix_t dest;
    ip_t via;
    unsigned metric = 1;

    if ((n != 4 && n != 6) || strcmp(w[2], "via") != 0)
    {
        complain(sh, "usage: add PREFIX via ADDRESS [metric N]");
        return;
    }
    if (prefix_parse(w[1], &dest) < 0 || ip_parse(w[3], &via) < 0)
    {
        complain(sh, "bad address");
        return;
    }
    if (n == 6)
        metric = (unsigned)strtoul(w[5], NULL, 10);
    switch (trie_insert(&sh->table, dest, via, metric))
    {
    case TRIE_REPLACED:
        printf("replaced\n");
        break;
    case TRIE_WORSE:
        printf("kept the better route\n");
        break;
    case TRIE_NOMEM:
        complain(sh, "out of memory");
        break;
    default:
        break;
    }
}

static void do_del(shell_t *sh, char **w, int n)
{
    prefix_t dest;

    if (n != 2 || prefix_parse(w[1], &dest) < 0)
        complain(sh, "bad address");
    else if (trie_remove(&sh->table, dest) != TRIE_OK)
        complain(sh, "no such route");
}

static void do_get(shell_t *sh, char **w, int n)
{
    char via[16], dest[16];
    const route_t *r;
    ip_t addr;

    if (n != 2 || ip_parse(w[1], &addr) < 0)
    {
        complain(sh, "bad address");
        return;
    }
    r = trie_lookup(&sh->table, addr);
    if (r == NULL)
        printf("%s: unreachable\n", w[1]);
    else
        printf("%s: via %s (%s/%u)\n", w[1], ip_text(r->via, via, sizeof via),
               ip_text(r->dest.addr, dest, sizeof dest), r->dest.len);
}

/* show [PREFIX] */
static void do_show(shell_t *sh, char **w, int n)
{
    prefix_t within = { 0, 0 };
    unsigned count = 0;

    if (n > 2 || (n == 2 && prefix_parse(w[1], &within) < 0))
    {
        complain(sh, "bad address");
        return;
    }
    trie_walk(&sh->table, within, show_route, &count);
    printf("%u of %u routes\n", count, sh->table.routes);
}

static void run_line(shell_t *sh, char *text)
{
    char *w[MAX_WORDS], *word;
    int n = 0;

    for (word = strtok(text, " \t\r\n"); word != NULL && n < MAX_WORDS; word = strtok(NULL, " \t\r\n"))
        w[n++] = word;
    if (n == 0 || w[0][0] == '#')
        return;
    if (strcmp(w[0], "add") == 0)
        do_add(sh, w, n);
    else if (strcmp(w[0], "del") == 0)
        do_del(sh, w, n);
    else if (strcmp(w[0], "get") == 0)
        do_get(sh, w, n);
    else if (strcmp(w[0], "show") == 0)
        do_show(sh, w, n);
    else
        complain(sh, "unknown command");
}

int main(void)
{
    shell_t sh = { { NULL, 0 }, 0, 0 };
    char text[160];

    while (fgets(text, sizeof text, stdin) != NULL)
    {
        sh.line++;
        run_line(&sh, text);
    }
    trie_free(&sh.table);
    return sh.errors != 0;
}
