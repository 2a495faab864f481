/* pkgidx: ask a package index. */
#include <pkgidx.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static int usage(void)
{
    fputs("usage: pkgidx list INDEX\n"
          "       pkgidx deps INDEX PACKAGE\n"
          "       pkgidx totals INDEX\n", stderr);
    return 2;
}

static int list(const struct pki_index *index)
{
    for (size_t i = 0; i < pki_count(index); i++)
        printf("%s %s %" PRIu32 "\n", pki_name(index, i), pki_version(index, i),
               pki_size(index, i));
    return 0;
}

static int deps(const struct pki_index *index, const char *package)
{
    size_t i = pki_find(index, package);

    if (i == pki_count(index)) {
        fprintf(stderr, "pkgidx: %s is not in the index\n", package);
        return 1;
    }
    for (const char *d = pki_next_dep(index, i, NULL); d != NULL; d = pki_next_dep(index, i, d))
        printf("%s%s\n", d, pki_find(index, d) == pki_count(index) ? " (missing)" : "");
    return 0;
}

static int totals(const struct pki_index *index)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < pki_count(index); i++)
        bytes += pki_size(index, i);
    printf("%zu packages, %" PRIu64 " bytes\n", pki_count(index), bytes);
    return 0;
}

int main(int argc, char **argv)
{
    struct pki_index *index;
    enum pki_error err;
    int rc;

    if (argc < 3)
        return usage();
    err = pki_load(argv[2], &index);
    if (err != PKI_OK) {
        fprintf(stderr, "pkgidx: %s: %s\n", argv[2], pki_strerror(err));
        return 1;
    }
    if (argc == 3 && strcmp(argv[1], "list") == 0)
        rc = list(index);
    else if (argc == 4 && strcmp(argv[1], "deps") == 0)
        rc = deps(index, argv[3]);
    else if (argc == 3 && strcmp(argv[1], "totals") == 0)
        rc = totals(index);
    else
        rc = usage();
    pki_free(index);
    return rc;
}
