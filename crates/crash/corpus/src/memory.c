// Memory errors, one function each; the line at fault is marked with the case's name.
#define _GNU_SOURCE
#include <malloc.h>
#include <pthread.h>
#include <sanitizer/asan_interface.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define KEEP __attribute__((noinline))

struct row {
    int len;
    int *cells;
};

static volatile int sink;
static int table[3] = {1, 2, 3};
static const char motto[] = "steady";
static char *name_slot;
static volatile int three = 3;

KEEP static int *make_cells(int n) {
    int *cells = malloc((size_t)n * sizeof *cells); // ALLOC cells
    for (int i = 0; i < n; i++)
        cells[i] = i;
    return cells;
}

KEEP static int cell(const int *cells, int at) {
    return cells[at]; // BUG heap-read heap-before
}

KEEP static void put_cell(int *cells, int at) {
    cells[at] = 7; // BUG heap-write thread
}

KEEP static uint32_t word_at(const char *bytes, int at) {
    return *(const uint32_t *)(bytes + at); // BUG heap-partial
}

KEEP static void copy_name(char *to, const char *from, size_t n) {
    memcpy(to, from, n); // BUG heap-memcpy heap-memcpy-read
    name_slot = to;
}

KEEP static void copy_string(char *to, const char *from) {
    strcpy(to, from); // BUG heap-strcpy
    name_slot = to;
}

KEEP static int stack_sum(int n) {
    volatile int cells[4] = {1, 2, 3, 4};
    int sum = 0;
    for (int i = 0; i <= n; i++)
        sum += cells[i]; // BUG stack-read
    return sum;
}

KEEP static void stack_fill(int n) {
    volatile char head[8];
    volatile char tail[16];
    head[1] = 1;
    for (int i = 0; i < n; i++)
        tail[i] = 'x'; // BUG stack-write
    sink = head[1] + tail[2];
}

KEEP static int stack_below(int at) {
    volatile int cells[4] = {1, 2, 3, 4};
    return cells[at] + cells[1]; // BUG stack-underflow
}

KEEP static int table_at(int at) {
    return table[at]; // BUG global-read
}

KEEP static void table_put(int at) {
    table[at] = 9; // BUG global-write
}

KEEP static int motto_at(int at) {
    return motto[at]; // BUG global-string
}

KEEP static int dynamic_at(int n, int at) {
    volatile char bytes[n];
    bytes[0] = 1;
    return bytes[at]; // BUG dynamic-stack
}

KEEP static void drop_row(struct row *row) {
    free(row->cells); // FREE row
    free(row);
}

KEEP static struct row *make_row(int n) {
    struct row *row = malloc(sizeof *row);
    row->len = n;
    row->cells = make_cells(n);
    return row;
}

KEEP static int last_cell(const int *cells, int n) {
    return cells[n - 1]; // BUG uaf-read
}

KEEP static void clear_cells(int *cells) {
    cells[1] = 0; // BUG uaf-write
}

KEEP static int *leaky_frame(int n) {
    int cells[4] = {n, n, n, n};
    int *volatile escaped = cells;
    return escaped;
}

KEEP static int read_int(const int *at) {
    return *at; // BUG stack-return stack-scope poisoned wild-read null-read high-read
}

KEEP static int scoped(int n) {
    int *volatile kept = 0;
    if (n > 1) {
        int inner = n;
        kept = &inner;
    }
    return read_int(kept);
}

KEEP static void release(void *block) {
    free(block); // BUG double-free free-stack free-middle free-global
}

KEEP static void move_bytes(char *bytes, long n) {
    memmove(bytes, bytes + 1, (size_t)n); // BUG negative-size
}

KEEP static void overlap_copy(char *bytes, size_t n) {
    memcpy(bytes + 2, bytes, n); // BUG overlap-memcpy
}

KEEP static void overlap_string(char *bytes) {
    strcpy(bytes + 2, bytes); // BUG overlap-strcpy
}

KEEP static void overlap_append(char *bytes) {
    strcat(bytes, bytes + 1); // BUG overlap-strcat
}

KEEP static void overlap_bounded(char *bytes, size_t n) {
    strncpy(bytes + 1, bytes, n); // BUG overlap-strncpy
}

KEEP static int descend(int n) { // BUG deep
    volatile char pad[64];
    pad[0] = (char)n;
    return descend(n + 1) + pad[0]; // BUG deep
}

static int odd(int n);
KEEP static int even(int n) {
    volatile char pad[32];
    pad[0] = (char)n;
    return odd(n + 1) + pad[0]; // BUG deep-pair
}
KEEP static int odd(int n) {
    volatile char pad[32];
    pad[0] = (char)n;
    return even(n + 1) + pad[0];
}

KEEP static void *reserve(size_t n) {
    return malloc(n); // BUG too-big rss-limit
}

KEEP static void *reserve_items(size_t n) {
    return calloc(n, 8); // BUG calloc-overflow
}

KEEP static void *grow_items(void *old, size_t n) {
    return reallocarray(old, n, 8); // BUG reallocarray-overflow
}

KEEP static void *page_block(size_t n) {
    return pvalloc(n); // BUG pvalloc-overflow
}

KEEP static void *aligned(size_t alignment) {
    return memalign(alignment, 8); // BUG alignment
}

KEEP static void *aligned_c11(size_t size) {
    return aligned_alloc(16, size); // BUG aligned-alloc
}

KEEP static int aligned_posix(size_t alignment) {
    void *block;
    return posix_memalign(&block, alignment, 8); // BUG posix-memalign
}

KEEP static size_t usable(void *block) {
    return malloc_usable_size(block); // BUG usable-size
}

KEEP static void set_len(struct row *row) {
    row->len = 4; // BUG null-write wild-write
}

KEEP static int first_of(struct row *row) {
    return row->cells[0]; // BUG null-field
}

KEEP static int call(int (*hook)(int)) {
    return hook(3) + 1; // BUG null-call
}

KEEP static int ratio(int a, int b) {
    return a / b; // BUG fpe
}

KEEP static void give_up(void) {
    __builtin_trap(); // BUG ill
}

KEEP static void stop(void) {
    abort(); // BUG abort
}

KEEP static void breakpoint(void) {
    raise(SIGTRAP); // BUG trap
}

KEEP static int past_file(void) {
    FILE *file = tmpfile();
    char *map = mmap(0, 4096, PROT_READ, MAP_PRIVATE, fileno(file), 0);
    return map[0]; // BUG bus
}

KEEP static int before(const char *a, const char *b) {
    return a < b; // BUG pointer-pair
}

KEEP static void annotate(char *block) {
    __sanitizer_annotate_contiguous_container(block, block + 64, block + 80, block + 8); // BUG annotate
}

static void *worker(void *cells) {
    put_cell(cells, three);
    return 0;
}

KEEP static int spin(volatile int *go) {
    int turns = 0;
    while (*go) // BUG hang
        turns++; // BUG hang
    return turns;
}

static int run(const char *name) {
    char text[32] = "some text";
    int n = three;
    if (!strcmp(name, "heap-read"))
        return cell(make_cells(n), n);
    if (!strcmp(name, "heap-before"))
        return cell(make_cells(n), -n + 2);
    if (!strcmp(name, "heap-write"))
        return put_cell(make_cells(n), n + 1), 0;
    if (!strcmp(name, "heap-partial"))
        return (int)word_at(calloc(1, 10), 8);
    if (!strcmp(name, "heap-memcpy"))
        return copy_name(malloc(8), text, sizeof text), 0;
    if (!strcmp(name, "heap-memcpy-read"))
        return copy_name(text, malloc(8), 20), 0;
    if (!strcmp(name, "heap-strcpy"))
        return copy_string(malloc(8), text), 0;
    if (!strcmp(name, "stack-read"))
        return stack_sum(n + 1);
    if (!strcmp(name, "stack-write"))
        return stack_fill(n * 6), 0;
    if (!strcmp(name, "stack-underflow"))
        return stack_below(n - 5);
    if (!strcmp(name, "global-read"))
        return table_at(n);
    if (!strcmp(name, "global-write"))
        return table_put(n + 1), 0;
    if (!strcmp(name, "global-string"))
        return motto_at(n + 5);
    if (!strcmp(name, "dynamic-stack"))
        return dynamic_at(n * 5, n * 5);
    if (!strcmp(name, "uaf-read") || !strcmp(name, "uaf-write")) {
        struct row *row = make_row(n);
        int *cells = row->cells;
        drop_row(row);
        return name[4] == 'r' ? last_cell(cells, n) : (clear_cells(cells), 0);
    }
    if (!strcmp(name, "stack-return"))
        return read_int(leaky_frame(n) + 1);
    if (!strcmp(name, "stack-scope"))
        return scoped(n);
    if (!strcmp(name, "poisoned")) {
        int *arena = malloc(64);
        ASAN_POISON_MEMORY_REGION(arena, 64);
        return read_int(arena + 2);
    }
    if (!strcmp(name, "double-free")) {
        name_slot = malloc(24);
        release(name_slot);
        release(name_slot);
    }
    if (!strcmp(name, "free-stack"))
        release(text);
    if (!strcmp(name, "free-middle"))
        release((char *)malloc(16) + 4);
    if (!strcmp(name, "free-global"))
        release(table);
    if (!strcmp(name, "negative-size"))
        move_bytes(text, n - 5);
    if (!strcmp(name, "overlap-memcpy"))
        overlap_copy(text, (size_t)n + 5);
    if (!strcmp(name, "overlap-strcpy"))
        overlap_string(text);
    if (!strcmp(name, "overlap-strcat"))
        overlap_append(text);
    if (!strcmp(name, "overlap-strncpy"))
        overlap_bounded(text, 6);
    if (!strcmp(name, "deep"))
        return descend(n);
    if (!strcmp(name, "deep-pair"))
        return even(n);
    if (!strcmp(name, "too-big"))
        return reserve((size_t)-n) != 0;
    if (!strcmp(name, "rss-limit"))
        for (;;)
            memset(reserve(1 << 20), 1, 1 << 20);
    if (!strcmp(name, "calloc-overflow"))
        return reserve_items(SIZE_MAX / 2) != 0;
    if (!strcmp(name, "reallocarray-overflow"))
        return grow_items(0, SIZE_MAX / 2) != 0;
    if (!strcmp(name, "pvalloc-overflow"))
        return page_block(SIZE_MAX - 10) != 0;
    if (!strcmp(name, "alignment"))
        return aligned((size_t)n) != 0;
    if (!strcmp(name, "aligned-alloc"))
        return aligned_c11((size_t)n) != 0;
    if (!strcmp(name, "posix-memalign"))
        return aligned_posix((size_t)n);
    if (!strcmp(name, "usable-size"))
        return (int)usable(text);
    if (!strcmp(name, "null-read"))
        return read_int((const int *)(uintptr_t)(n - 3));
    if (!strcmp(name, "null-write"))
        return set_len((struct row *)(uintptr_t)(n - 3)), 0;
    if (!strcmp(name, "null-field"))
        return first_of((struct row *)(uintptr_t)(n - 3));
    if (!strcmp(name, "null-call"))
        return call((int (*)(int))(uintptr_t)(n - 3));
    if (!strcmp(name, "wild-read"))
        return read_int((const int *)(uintptr_t)(0x123456780L + n));
    if (!strcmp(name, "wild-write"))
        return set_len((struct row *)(uintptr_t)(0x123456780L + n)), 0;
    if (!strcmp(name, "high-read"))
        return read_int((const int *)(uintptr_t)(0xdeadbeef00000000UL + (unsigned)n));
    if (!strcmp(name, "fpe"))
        return ratio(10, n - 3);
    if (!strcmp(name, "ill"))
        give_up();
    if (!strcmp(name, "abort"))
        stop();
    if (!strcmp(name, "trap"))
        breakpoint();
    if (!strcmp(name, "bus"))
        return past_file();
    if (!strcmp(name, "pointer-pair"))
        return before(malloc(8), malloc(8));
    if (!strcmp(name, "annotate"))
        annotate(malloc(64));
    if (!strcmp(name, "thread")) {
        pthread_t thread;
        pthread_create(&thread, 0, worker, make_cells(n));
        pthread_join(thread, 0);
    }
    if (!strcmp(name, "hang")) {
        pid_t parent = getpid();
        if (fork() == 0) {
            usleep(500000);
            kill(parent, SIGABRT);
            _exit(0);
        }
        return spin(&three);
    }
    return 0;
}

int main(int argc, char **argv) {
    return argc < 2 ? 2 : run(argv[1]) & 1;
}
