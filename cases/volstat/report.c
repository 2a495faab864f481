#include "volume.h"

#include <inttypes.h>
#include <stdio.h>

/* The report is a table of lines; those that do not apply print nothing. */

static void size_text(uint64_t bytes, char out[24])
{
    static const char unit[] = "BKMGTP";
    unsigned u = 0;

    while (bytes >= 10240 && u < sizeof unit - 2) {
        bytes /= 1024;
        u++;
    }
    snprintf(out, 24, "%" PRIu64 "%c", bytes, unit[u]);
}

static void line_label(const struct volume *v, const struct geometry *g)
{
    (void)g;
    printf("volume \"%s\" revision %u\n", v->label, v->revision);
}

static void line_size(const struct volume *v, const struct geometry *g)
{
    char total[24], free_[24];

    size_text((uint64_t)v->blocks * g->block_size, total);
    size_text((uint64_t)v->free_blocks * g->block_size, free_);
    printf("size %s, free %s (%" PRIu64 "%%)\n", total, free_, (uint64_t)v->free_blocks * 100 / v->blocks);
}

static void line_blocks(const struct volume *v, const struct geometry *g)
{
    printf("%" PRIu32 " blocks of %" PRIu32 "\n", v->blocks, g->block_size);
}

static void line_clusters(const struct volume *v, const struct geometry *g)
{
    if (v->features & FEAT_CLUSTERS)
        printf("%" PRIu32 " clusters of %" PRIu32 " blocks, %" PRIu32 " bytes\n",
               g->clusters, g->cluster_blocks, g->cluster_size);
}

static void line_groups(const struct volume *v, const struct geometry *g)
{
    printf("%" PRIu32 " groups, %" PRIu64 " inodes", g->groups, g->inodes);
    if (g->clusters % v->group_clusters != 0)
        printf(", last group has %" PRIu32 " of %" PRIu32, g->clusters % v->group_clusters, v->group_clusters);
    putchar('\n');
}

static void line_features(const struct volume *v, const struct geometry *g)
{
    static const struct { uint32_t bit; const char *name; } names[] = {
        { FEAT_JOURNAL, "journal" }, { FEAT_CLUSTERS, "clusters" },
        { FEAT_SPARSE, "sparse" }, { FEAT_READONLY, "readonly" },
    };
    uint32_t rest = v->features;

    (void)g;
    if (v->revision < 2)
        return;
    printf("features:");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (rest & names[i].bit) {
            printf(" %s", names[i].name);
            rest &= ~names[i].bit;
        }
    if (rest != 0)
        printf(" 0x%" PRIx32, rest);
    printf("\nmounted %" PRIu32 " times\n", v->mounted);
}

void report(const struct volume *v, const struct geometry *g)
{
    static void (*const lines[])(const struct volume *, const struct geometry *) = {
        line_label, line_size, line_blocks, line_clusters, line_groups, line_features,
    };

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        lines[i](v, g);
}
