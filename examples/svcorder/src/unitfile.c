#include "unitfile.h"

#include <string.h>

#define LINE_MAX_LEN 512
#define BLANKS " \t\r\n"

static int complain(int line, const char *what, const char *word)
{
    fprintf(stderr, "svcorder: line %d: %s", line, what);
    if (word)
        fprintf(stderr, " '%.64s'", word);
    fputc('\n', stderr);
    return -1;
}

static int begin_service(struct registry *reg, struct service **current, int line)
{
    const char *name = strtok(NULL, BLANKS);

    if (!name)
        return complain(line, "service without a name", NULL);
    if (strlen(name) > SERVICE_NAME_MAX)
        return complain(line, "name is too long:", name);
    if (registry_find(reg, name))
        return complain(line, "duplicate service", name);

    *current = registry_add(reg, name, line);
    if (!*current)
        return complain(line, "too many services at", name);
    if (strtok(NULL, BLANKS))
        return complain(line, "text after the name of", name);
    return 0;
}

static int add_links(struct service *svc, enum link_kind kind, int line)
{
    const char *name;

    if (!svc)
        return complain(line, "no service to add this to", NULL);

    while ((name = strtok(NULL, BLANKS)) != NULL) {
        struct link *link;

        if (strlen(name) > SERVICE_NAME_MAX)
            return complain(line, "name is too long:", name);
        if (svc->nlinks == SERVICE_LINKS_MAX)
            return complain(line, "too many links in", svc->name);
        link = &svc->links[svc->nlinks++];
        link->kind = kind;
        strncpy(link->name, name, SERVICE_NAME_MAX);
    }
    return 0;
}

static int read_line(char *text, struct registry *reg, struct service **current, int line)
{
    char *hash = strchr(text, '#');
    const char *word;

    if (hash)
        *hash = '\0';
    word = strtok(text, BLANKS);
    if (!word)
        return 0;
    if (strcmp(word, "service") == 0)
        return begin_service(reg, current, line);
    if (strcmp(word, "needs") == 0)
        return add_links(*current, LINK_NEEDS, line);
    if (strcmp(word, "after") == 0)
        return add_links(*current, LINK_AFTER, line);
    return complain(line, "unknown keyword", word);
}

int unitfile_read(FILE *in, struct registry *reg)
{
    char text[LINE_MAX_LEN];
    struct service *current = NULL;
    int line = 0;

    while (fgets(text, sizeof(text), in)) {
        line++;
        if (!strchr(text, '\n') && !feof(in))
            return complain(line, "line is too long", NULL);
        if (read_line(text, reg, &current, line) != 0)
            return -1;
    }
    if (ferror(in))
        return complain(line, "read error", NULL);
    return 0;
}
