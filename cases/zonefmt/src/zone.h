#ifndef ZONE_H
#define ZONE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum rr_type {
    RR_A = 1,
    RR_NS = 2,
    RR_CNAME = 5,
    RR_MX = 15,
    RR_TXT = 16
};

enum zone_error {
    ZE_OK = 0,
    ZE_NOMEM = -1,
    ZE_SYNTAX = -2,
    ZE_TYPE = -3,
    ZE_NAME = -4,
    ZE_DATA = -5,
    ZE_CONFLICT = -6
};

struct rr {
    struct rr *next;
    char *owner;
    uint32_t ttl;
    enum rr_type type;
    uint8_t *data;
    size_t len;
};

struct zone {
    struct rr *head;
    struct rr **tail;
    size_t count;
    uint32_t default_ttl;
    char *origin;
};

/* rr.c */
struct rr *rr_new(const char *owner, uint32_t ttl, enum rr_type type);
void rr_free(struct rr *rr);
int rr_set_data(struct rr *rr, const char *text);
void rr_print(const struct rr *rr, FILE *out);

/* zone.c */
void zone_init(struct zone *z);
void zone_clear(struct zone *z);
int zone_line(struct zone *z, char *line);
const char *zone_strerror(int err);

/* util.c */
char *dup_text(const char *s);
char *lower_name(const char *s);
int valid_name(const char *s);
char *cut_word(char **rest);

#endif
