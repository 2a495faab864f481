/* Linked into programs that a search looks at: which edges of the code a run reaches, and what it compares with what.

   Everything is kept in a shared mapping of a file, so that it outlives a crash and is the same for every process of a run
   and for copies of one process. Without the file, as in a build, it is kept nowhere. Every program and library has this code
   for itself (hence hidden), and a place in the code is its distance from the beginning of its own file, so that the same place
   has the same number wherever it is loaded. The layout is read by looked.rs. */
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#define EDGES 65536
#define PAIRS 2048
#define TEXTS 128
#define SITES 4096
#define TEXT_BYTES 32
/* Different pairs that are kept of one comparison, so that no loop takes all the room. */
#define MOST_OF_SITE 12
#define MOST_CASES 48
#define PROBES 4

#define OWN __attribute__((visibility("hidden")))
/* Called by the sanitizer's library, which may be another file than the program. */
#define SHOWN __attribute__((visibility("default")))

struct pair {
  uint32_t site;
  uint8_t width, constant, unused[2];
  uint64_t one, other;
};

struct text {
  uint32_t site;
  uint8_t length[2], unused[2];
  uint8_t bytes[2][TEXT_BYTES];
};

struct looked {
  uint8_t edges[EDGES];
  struct pair pairs[PAIRS];
  struct text texts[TEXTS];
  uint8_t sites[SITES];
};

extern const char __ehdr_start[] OWN;
static uint8_t nowhere[EDGES];
static uint8_t *edges = nowhere;
static struct looked *looked;

__attribute__((constructor(101))) static void begin(void) {
  int file = open("/patchwright/properties/looked", O_RDWR | O_CLOEXEC);
  void *mapped;
  if (file < 0)
    return;
  mapped = mmap(NULL, sizeof(struct looked), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (mapped == MAP_FAILED)
    return;
  looked = mapped;
  edges = looked->edges;
}

static uint32_t mixed(uint64_t value) {
  value ^= value >> 32;
  value *= 0x9e3779b97f4a7c15u;
  return (uint32_t)(value >> 32);
}

/* Offset 24 of an executable file's beginning is its entry point, 40 where its section headers are: they tell files apart. */
static uint32_t place(const void *code) {
  const uint64_t *own = (const uint64_t *)(const void *)__ehdr_start;
  return mixed((uint64_t)((const char *)code - __ehdr_start) ^ own[5] << 20);
}

#define HERE place(__builtin_return_address(0))

OWN void __sanitizer_cov_trace_pc(void) {
  uint8_t *count = &edges[HERE % EDGES];
  if (*count != 255)
    ++*count;
}

static void keep(uint32_t site, uint8_t width, uint8_t constant, uint64_t one, uint64_t other) {
  uint8_t *used = &looked->sites[site % SITES];
  uint32_t at = mixed(site ^ one * 31 ^ other * 0x10001);
  if (*used >= MOST_OF_SITE)
    return;
  for (int probe = 0; probe < PROBES; probe++, at++) {
    struct pair *pair = &looked->pairs[at % PAIRS];
    if (pair->width == 0) {
      struct pair kept = {site, width, constant, {0, 0}, one, other};
      *pair = kept;
      ++*used;
      return;
    }
    if (pair->site == site && pair->one == one && pair->other == other)
      return;
  }
}

#define COMPARED(name, width, type, constant)                    \
  OWN void __sanitizer_cov_trace_##name(type one, type other) {  \
    if (looked && one != other)                                  \
      keep(HERE, width, constant, one, other);                   \
  }
COMPARED(cmp1, 1, uint8_t, 0)
COMPARED(cmp2, 2, uint16_t, 0)
COMPARED(cmp4, 4, uint32_t, 0)
COMPARED(cmp8, 8, uint64_t, 0)
COMPARED(const_cmp1, 1, uint8_t, 1)
COMPARED(const_cmp2, 2, uint16_t, 1)
COMPARED(const_cmp4, 4, uint32_t, 1)
COMPARED(const_cmp8, 8, uint64_t, 1)

OWN void __sanitizer_cov_trace_cmpf(float one, float other) { (void)one, (void)other; }
OWN void __sanitizer_cov_trace_cmpd(double one, double other) { (void)one, (void)other; }

/* How many cases, how many bits, and then the cases. Each is a comparison of its own. */
OWN void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {
  uint32_t site = HERE;
  if (!looked)
    return;
  for (uint64_t at = 0; at < cases[0] && at < MOST_CASES; at++)
    if (cases[2 + at] != value)
      keep(site + (uint32_t)at, (uint8_t)(cases[1] / 8), 1, cases[2 + at], value);
}

static void keep_text(uint32_t site, const uint8_t *one, const uint8_t *other, size_t most, int is_string) {
  const uint8_t *texts[2] = {one, other};
  struct text kept = {site, {0, 0}, {0, 0}, {{0}, {0}}};
  uint32_t hash = site;
  struct text *text;
  if (most > TEXT_BYTES)
    most = TEXT_BYTES;
  for (int side = 0; side < 2; side++)
    for (size_t at = 0; at < most && !(is_string && texts[side][at] == 0); at++) {
      kept.bytes[side][kept.length[side]++] = texts[side][at];
      hash = hash * 31 + texts[side][at] + (uint32_t)side;
    }
  for (int probe = 0; probe < PROBES; probe++) {
    text = &looked->texts[(mixed(hash) + (uint32_t)probe) % TEXTS];
    if (text->length[0] == 0 && text->length[1] == 0) {
      *text = kept;
      return;
    }
    if (__builtin_memcmp(text, &kept, sizeof kept) == 0)
      return;
  }
}

#define HOOK(name, arguments, most, is_string)                                  \
  SHOWN void __sanitizer_weak_hook_##name arguments {                           \
    if (looked && result)                                                       \
      keep_text(mixed((uint64_t)(uintptr_t)pc), one, other, most, is_string);   \
  }
HOOK(memcmp, (void *pc, const void *one, const void *other, size_t n, int result), n, 0)
HOOK(strcmp, (void *pc, const void *one, const void *other, int result), TEXT_BYTES, 1)
HOOK(strncmp, (void *pc, const void *one, const void *other, size_t n, int result), n, 1)
HOOK(strcasecmp, (void *pc, const void *one, const void *other, int result), TEXT_BYTES, 1)
HOOK(strncasecmp, (void *pc, const void *one, const void *other, size_t n, int result), n, 1)
