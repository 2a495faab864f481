#ifndef VOLUME_H
#define VOLUME_H

#include <stddef.h>
#include <stdint.h>

/* What the superblock says, in one form for all layouts. */
struct volume {
    uint16_t revision;
    char label[17];
    uint32_t blocks;            /* of block_size */
    uint32_t free_blocks;
    uint8_t log_block;          /* block size is 1024 << log_block */
    uint8_t log_cluster;        /* cluster size is 1024 << log_cluster */
    uint32_t features;
    uint32_t group_clusters;    /* clusters in a group */
    uint32_t inodes_per_group;
    uint32_t mounted;           /* number of mounts since the last check */
};

/* Worked out from the above. */
struct geometry {
    uint32_t block_size;
    uint32_t cluster_size;
    uint32_t cluster_blocks;    /* blocks in a cluster */
    uint32_t clusters;          /* in the volume, the last may be cut off */
    uint32_t groups;
    uint64_t inodes;
};

enum vol_error {
    VOL_OK,
    VOL_SHORT,
    VOL_MAGIC,
    VOL_REVISION,
    VOL_BLOCK_SIZE,
    VOL_CLUSTER_SIZE,
    VOL_GROUP,
    VOL_COUNT,
};

#define FEAT_JOURNAL   0x0001u
#define FEAT_CLUSTERS  0x0002u
#define FEAT_SPARSE    0x0004u
#define FEAT_READONLY  0x0008u

enum vol_error volume_parse(const uint8_t *p, size_t len, struct volume *v);
void volume_geometry(const struct volume *v, struct geometry *g);
const char *volume_error(enum vol_error e);

void report(const struct volume *v, const struct geometry *g);

#endif
