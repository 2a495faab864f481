#include "zone.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    enum rr_type type;
} types[] = {
    { "A", RR_A }, { "NS", RR_NS }, { "CNAME", RR_CNAME }, { "MX", RR_MX }, { "TXT", RR_TXT }
};

void zone_init(struct zone *z)
{
    z->head = NULL;
    z->tail = &z->head;
    z->count = 0;
    z->default_ttl = 3600;
    z->origin = NULL;
}

void zone_clear(struct zone *z)
{
    struct rr *rr, *next;

    for (rr = z->head; rr; rr = next) {
        next = rr->next;
        rr_free(rr);
    }
    free(z->origin);
    zone_init(z);
}

const char *zone_strerror(int err)
{
    switch (err) {
    case ZE_NOMEM:
        return "out of memory";
    case ZE_SYNTAX:
        return "syntax error";
    case ZE_TYPE:
        return "unknown type";
    case ZE_NAME:
        return "bad name";
    case ZE_DATA:
        return "bad data";
    case ZE_CONFLICT:
        return "conflicts with another record";
    }
    return "ok";
}

/* A CNAME stands alone at its name. */
static int conflicts(const struct zone *z, const struct rr *fresh)
{
    const struct rr *rr;

    for (rr = z->head; rr; rr = rr->next) {
        if (strcmp(rr->owner, fresh->owner) != 0)
            continue;
        if (rr->type == RR_CNAME || fresh->type == RR_CNAME)
            return 1;
    }
    return 0;
}

static void append(struct zone *z, struct rr *rr)
{
    *z->tail = rr;
    z->tail = &rr->next;
    z->count++;
}

static int directive(struct zone *z, char *line)
{
    char *word = cut_word(&line), *value = cut_word(&line), *end;
    unsigned long ttl;

    if (strcmp(word, "$TTL") == 0) {
        ttl = strtoul(value, &end, 10);
        if (end == value || *end || ttl > 0x7fffffff)
            return ZE_SYNTAX;
        z->default_ttl = (uint32_t)ttl;
        return ZE_OK;
    }
    if (strcmp(word, "$ORIGIN") == 0) {
        if (!valid_name(value))
            return ZE_NAME;
        free(z->origin);
        z->origin = dup_text(value);
        return z->origin ? ZE_OK : ZE_NOMEM;
    }
    return ZE_SYNTAX;
}

static int find_type(const char *word, enum rr_type *type)
{
    size_t i;

    for (i = 0; i < sizeof types / sizeof types[0]; i++)
        if (strcmp(types[i].name, word) == 0) {
            *type = types[i].type;
            return ZE_OK;
        }
    return ZE_TYPE;
}

int zone_line(struct zone *z, char *line)
{
    uint32_t ttl = z->default_ttl;
    enum rr_type type;
    struct rr *rr = NULL;
    char *owner, *word;
    int err;

    if (*line == '\0' || *line == ';')
        return ZE_OK;
    if (*line == '$')
        return directive(z, line);

    owner = cut_word(&line);
    if (!valid_name(owner))
        return ZE_NAME;
    word = cut_word(&line);
    if (*word >= '0' && *word <= '9') {
        ttl = (uint32_t)strtoul(word, NULL, 10);
        word = cut_word(&line);
    }
    err = find_type(word, &type);
    if (err)
        return err;
    if (strcmp(owner, "@") == 0 && z->origin)
        owner = z->origin;

    rr = rr_new(owner, ttl, type);
    if (!rr)
        return ZE_NOMEM;
    err = rr_set_data(rr, line);
    if (err)
        goto out;
    if (conflicts(z, rr)) {
        err = ZE_CONFLICT;
        goto out;
    }
    append(z, rr);
    return ZE_OK;

out:
    rr_free(rr);
    return err;
}
