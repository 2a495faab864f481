#include "walk.h"

static const struct desc_handler *find_handler(const struct desc_handler *handlers,
                                               uint8_t type)
{
    for (; handlers->show; handlers++) {
        if (handlers->type == type)
            return handlers;
    }
    return NULL;
}

static void dispatch(const struct desc_handler *handlers, const uint8_t *desc, size_t len,
                     void *ctx, struct walk_stats *stats)
{
    const struct desc_handler *handler = find_handler(handlers, desc[1]);

    if (!handler) {
        stats->unknown++;
    } else if (len < handler->min_len) {
        stats->malformed++;
    } else {
        handler->show(desc, len, ctx);
        stats->shown++;
    }
}

enum walk_result walk_descriptors(const uint8_t *data, size_t len,
                                  const struct desc_handler *handlers, void *ctx,
                                  struct walk_stats *stats)
{
    size_t pos = 0;

    while (len - pos >= DESC_HEADER_LEN) {
        size_t desc_len = data[pos];

        if (desc_len > len - pos)
            return WALK_TRUNCATED;
        dispatch(handlers, data + pos, desc_len, ctx, stats);
        pos += desc_len;
    }
    return pos == len ? WALK_OK : WALK_TRUNCATED;
}
