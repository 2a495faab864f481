/*
 * stencil - fill a text template.
 *
 *   @set NAME VALUE        @list NAME A|B|C
 *   @partial NAME ... @end
 *   @main ... (to the end of the file)
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stencil.h"

#define MAX_FILE (4u << 20)

static char *read_file(const char *path)
{
    char *data = malloc(MAX_FILE + 1);
    FILE *f = fopen(path, "rb");
    size_t len = f && data ? fread(data, 1, MAX_FILE + 1, f) : 0;

    if (f)
        fclose(f);
    if (!f || !data || len > MAX_FILE) {
        free(data);
        return NULL;
    }
    data[len] = '\0';
    return data;
}

static int complain(int line, const char *msg)
{
    fprintf(stderr, "stencil: line %d: %s\n", line, msg);
    return -1;
}

/* Splits "NAME rest" in place; returns the rest or NULL. */
static char *split_name(char *s)
{
    size_t n = strcspn(s, " ");

    if (n == 0 || n > NAME_MAX_LEN)
        return NULL;
    if (s[n] == '\0')
        return s + n;
    s[n] = '\0';
    return s + n + 1;
}

static int load(Dict *d, char *p, char **main_text)
{
    char *eol, *rest, *end;
    int line = 0;
    Entry *e;

    *main_text = NULL;
    while (*p) {
        line++;
        eol = strchr(p, '\n');
        if (!eol)
            return complain(line, "no newline at end of directive");
        *eol = '\0';
        if (strcmp(p, "@main") == 0) {
            *main_text = eol + 1;
            return 0;
        }
        if (strncmp(p, "@set ", 5) == 0) {
            rest = split_name(p + 5);
            if (!rest || !dict_add(d, K_VALUE, p + 5, rest, strlen(rest)))
                return complain(line, "bad or duplicate name");
        } else if (strncmp(p, "@list ", 6) == 0) {
            rest = split_name(p + 6);
            e = rest ? dict_add(d, K_LIST, p + 6, rest, strlen(rest)) : NULL;
            if (!e)
                return complain(line, "bad or duplicate name");
            if (dict_split_list(e) < 0)
                return complain(line, "list too long");
        } else if (strncmp(p, "@partial ", 9) == 0) {
            size_t n = strlen(p + 9);
            char *body = eol + 1;

            if (n == 0 || n > NAME_MAX_LEN || strchr(p + 9, ' '))
                return complain(line, "bad name");
            for (end = body; strncmp(end, "@end\n", 5) != 0; end = eol + 1) {
                eol = strchr(end, '\n');
                if (!eol)
                    return complain(line, "partial without @end");
                line++;
            }
            line++;
            /* the newline before @end is not part of the partial */
            n = end > body ? (size_t)(end - body) - 1 : 0;
            if (!dict_add(d, K_PARTIAL, p + 9, body, n))
                return complain(line, "bad or duplicate name");
            eol = end + 4;
        } else {
            return complain(line, "unknown directive");
        }
        p = eol + 1;
    }
    return complain(line, "no @main");
}

int main(int argc, char **argv)
{
    char *in = NULL, *tpl;
    Dict *d = NULL;
    Engine en;
    int rc = 1;

    if (argc != 2) {
        fprintf(stderr, "usage: stencil FILE\n");
        return 2;
    }
    in = read_file(argv[1]);
    if (!in) {
        fprintf(stderr, "stencil: cannot read %s\n", argv[1]);
        goto done;
    }
    d = calloc(1, sizeof *d);
    if (!d || load(d, in, &tpl) < 0)
        goto done;
    memset(&en, 0, sizeof en);
    en.dict = d;
    en.out = stdout;
    if (render(&en, tpl, strlen(tpl)) < 0) {
        fflush(stdout);
        fprintf(stderr, "stencil: %s\n", en.err);
        goto done;
    }
    rc = 0;
done:
    if (d)
        dict_free(d);
    free(d);
    free(in);
    return rc;
}
