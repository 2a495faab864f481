#include "volume.h"

#include <string.h>

/*
 * The superblock, little endian:
 *
 *    0  magic "SVOL"            24  clusters per group
 *    4  revision                28  inodes per group
 *    6  log2 block size - 10    32  features          (revision 2)
 *    7  log2 cluster size - 10  36  mounts            (revision 2)
 *    8  blocks                  40  label, 16 bytes   (revision 2)
 *   12  free blocks
 *   16  label, 8 bytes (revision 1; zero after it)
 */
#define SUPER_V1_LEN   32
#define SUPER_V2_LEN   56
#define MAX_LOG_BLOCK  6        /* 64 KiB */

static uint16_t get16(const uint8_t *p)
{
    return (uint16_t)(p[0] | p[1] << 8);
}

static uint32_t get32(const uint8_t *p)
{
    return get16(p) | (uint32_t)get16(p + 2) << 16;
}

static void get_label(char *to, const uint8_t *p, size_t n)
{
    for (; n > 0 && *p != 0; n--, p++)
        *to++ = *p < 0x20 || *p > 0x7e ? '?' : (char)*p;
    *to = '\0';
}

static enum vol_error common(const uint8_t *p, struct volume *v)
{
    v->log_block = p[6];
    v->blocks = get32(p + 8);
    v->free_blocks = get32(p + 12);
    v->group_clusters = get32(p + 24);
    v->inodes_per_group = get32(p + 28);

    if (v->log_block > MAX_LOG_BLOCK)
        return VOL_BLOCK_SIZE;
    if (v->group_clusters == 0)
        return VOL_GROUP;
    if (v->blocks == 0 || v->free_blocks > v->blocks)
        return VOL_COUNT;
    return VOL_OK;
}

/* There were no clusters in revision 1; mkfs left the byte as it was. */
static enum vol_error parse_v1(const uint8_t *p, size_t len, struct volume *v)
{
    enum vol_error e = common(p, v);

    (void)len;
    v->log_cluster = v->log_block;
    get_label(v->label, p + 16, 8);
    return e;
}

static enum vol_error parse_v2(const uint8_t *p, size_t len, struct volume *v)
{
    enum vol_error e;

    if (len < SUPER_V2_LEN)
        return VOL_SHORT;
    e = common(p, v);
    if (e != VOL_OK)
        return e;
    v->features = get32(p + 32);
    v->mounted = get32(p + 36);
    get_label(v->label, p + 40, 16);

    v->log_cluster = v->log_block;
    if (v->features & FEAT_CLUSTERS) {
        v->log_cluster = p[7];
        if (v->log_cluster < v->log_block)
            return VOL_CLUSTER_SIZE;
    }
    return VOL_OK;
}

static const struct layout {
    uint16_t revision;
    enum vol_error (*parse)(const uint8_t *, size_t, struct volume *);
} layouts[] = {
    { 1, parse_v1 },
    { 2, parse_v2 },
};

enum vol_error volume_parse(const uint8_t *p, size_t len, struct volume *v)
{
    memset(v, 0, sizeof *v);
    if (len < SUPER_V1_LEN)
        return VOL_SHORT;
    if (memcmp(p, "SVOL", 4) != 0)
        return VOL_MAGIC;
    v->revision = get16(p + 4);
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
        if (layouts[i].revision == v->revision)
            return layouts[i].parse(p, len, v);
    return VOL_REVISION;
}

const char *volume_error(enum vol_error e)
{
    switch (e) {
    case VOL_OK:           return "no error";
    case VOL_SHORT:        return "superblock is cut off";
    case VOL_MAGIC:        return "not a volume";
    case VOL_REVISION:     return "unknown revision";
    case VOL_BLOCK_SIZE:   return "impossible block size";
    case VOL_CLUSTER_SIZE: return "impossible cluster size";
    case VOL_GROUP:        return "empty groups";
    case VOL_COUNT:        return "impossible block count";
    }
    return "?";
}
