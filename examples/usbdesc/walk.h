#ifndef USBDESC_WALK_H
#define USBDESC_WALK_H

#include <stddef.h>
#include <stdint.h>

/*
 * USB descriptors stand one after the other. Each starts with its length in
 * bytes, these two included, and its type; what follows depends on the type.
 */
#define DESC_HEADER_LEN 2

struct walk_stats {
    unsigned shown;
    unsigned unknown;   /* no handler for the type */
    unsigned malformed; /* shorter than its type has to be */
};

/* Called with a whole descriptor, at least `min_len` bytes of it. */
typedef void (*desc_callback)(const uint8_t *desc, size_t len, void *ctx);

struct desc_handler {
    uint8_t type;
    uint8_t min_len;
    desc_callback show;
};

enum walk_result {
    WALK_OK,
    WALK_TRUNCATED /* the last descriptor is longer than the data */
};

/* Hands every descriptor to its handler. The table ends with a null callback. */
enum walk_result walk_descriptors(const uint8_t *data, size_t len,
                                  const struct desc_handler *handlers, void *ctx,
                                  struct walk_stats *stats);

#endif
