#include "volume.h"

#define DIV_UP(a, b)  (((a) - 1) / (b) + 1)

void volume_geometry(const struct volume *v, struct geometry *g)
{
    g->block_size = 1024u << v->log_block;
    g->cluster_size = 1024u << v->log_cluster;
    g->cluster_blocks = g->cluster_size / g->block_size;
    g->clusters = DIV_UP(v->blocks, g->cluster_blocks);
    g->groups = DIV_UP(g->clusters, v->group_clusters);
    g->inodes = (uint64_t)g->groups * v->inodes_per_group;
}
