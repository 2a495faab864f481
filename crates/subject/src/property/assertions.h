#if !defined(PATCHWRIGHT_ASSERTIONS) && !defined(__ASSEMBLER__)
/* Stands above the first line of a file in which properties are checked. It includes nothing, because what the file
   defines before its own includes must still decide what they declare. Counts go to a shared mapping of a file: they
   survive a crash, and threads and forked processes add to the same ones. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Weverything"
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wlong-long"
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wdeclaration-after-statement"
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wbool-compare"
#pragma GCC diagnostic ignored "-Waddress"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wnonnull-compare"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"
#pragma GCC diagnostic ignored "-Wfloat-equal"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wmissing-declarations"
#endif
#define PATCHWRIGHT_ASSERTIONS
#define PATCHWRIGHT_PLAIN \
    __attribute__((unused, no_sanitize("address"), no_sanitize("thread"), no_sanitize("undefined")))

typedef unsigned long long patchwright_word;
struct patchwright_record {
    patchwright_word count, kind[8], value[8];
};
struct patchwright_slot {
    patchwright_word alive, begun, passes, failures, taken, last_failure, near[2], next[2];
    struct patchwright_record first[3];
};

extern int patchwright_open(const char *, int, ...) __asm__("open");
extern int patchwright_close(int) __asm__("close");
extern void *patchwright_mmap(void *, unsigned long, int, int, int, long) __asm__("mmap");

static struct patchwright_slot *volatile patchwright_slots __attribute__((unused));
static __thread struct patchwright_record patchwright_now __attribute__((unused));

PATCHWRIGHT_PLAIN static void patchwright_load(unsigned id)
{
    if (!patchwright_slots) {
        int file = patchwright_open(PATCHWRIGHT_FILE, 02000002);
        void *mapped;
        if (file < 0)
            return;
        mapped = patchwright_mmap(0, PATCHWRIGHT_COUNT * sizeof(struct patchwright_slot), 3, 1, file, 0);
        patchwright_close(file);
        if (mapped == (void *)-1)
            return;
        patchwright_slots = (struct patchwright_slot *)mapped;
    }
    __atomic_fetch_add(&patchwright_slots[id].alive, 1, 5);
}

PATCHWRIGHT_PLAIN static void patchwright_begin(unsigned id)
{
    int at;
    patchwright_now.count = 0;
    for (at = 0; at < 8; at++)
        patchwright_now.kind[at] = 0;
    if (patchwright_slots)
        __atomic_fetch_add(&patchwright_slots[id].begun, 1, 5);
}

PATCHWRIGHT_PLAIN static void patchwright_pass(unsigned id)
{
    if (patchwright_slots)
        __atomic_fetch_add(&patchwright_slots[id].passes, 1, 5);
}

PATCHWRIGHT_PLAIN static void patchwright_fail(unsigned id)
{
    struct patchwright_slot *slot = patchwright_slots ? &patchwright_slots[id] : 0;
    patchwright_word number;
    int at;
    if (!slot)
        return;
    __atomic_fetch_add(&slot->failures, 1, 5);
    __atomic_store_n(&slot->last_failure, __atomic_load_n(&slot->begun, 5), 5);
    if (__atomic_load_n(&slot->taken, 5) >= 3)
        return;
    number = __atomic_fetch_add(&slot->taken, 1, 5);
    if (number >= 3)
        return;
    for (at = 0; at < 8; at++) {
        slot->first[number].kind[at] = patchwright_now.kind[at];
        slot->first[number].value[at] = patchwright_now.value[at];
    }
    __atomic_store_n(&slot->first[number].count, patchwright_now.count, 5);
}

/* A decision of the program: passes are those for, failures those against. */
PATCHWRIGHT_PLAIN static int patchwright_decide(unsigned id, int near, int holds)
{
    struct patchwright_slot *slot = patchwright_slots ? &patchwright_slots[id] : 0;
    if (!slot)
        return holds;
    __atomic_fetch_add(&slot->begun, 1, 5);
    __atomic_fetch_add(holds ? &slot->passes : &slot->failures, 1, 5);
    if (near)
        __atomic_fetch_add(&slot->near[holds ? 0 : 1], 1, 5);
    if (near > 1)
        __atomic_fetch_add(&slot->next[holds ? 0 : 1], 1, 5);
    return holds;
}

/* How near two compared values are: 2 for the same, the next, or a few bytes of memory apart, 1 for less than an eighth apart. */
PATCHWRIGHT_PLAIN static int patchwright_near(int address, patchwright_word left, patchwright_word right)
{
    long long one = (long long)left, other = (long long)right;
    patchwright_word apart = one > other ? left - right : right - left;
    patchwright_word size = one < 0 ? 0 - left : left;
    patchwright_word size_of_other = other < 0 ? 0 - right : right;
    if (size_of_other < size)
        size = size_of_other;
    if (apart <= (address ? 16 : 1))
        return 2;
    return !address && apart <= size / 8;
}

PATCHWRIGHT_PLAIN static void patchwright_word_is(unsigned at, int kind, patchwright_word value)
{
    patchwright_now.kind[at] = (patchwright_word)kind;
    patchwright_now.value[at] = value;
    if (patchwright_now.count <= at)
        patchwright_now.count = at + 1;
}

PATCHWRIGHT_PLAIN static void patchwright_double_is(unsigned at, int kind, double value)
{
    union {
        double number;
        patchwright_word word;
    } both;
    both.number = value;
    patchwright_word_is(at, kind, both.word);
}

PATCHWRIGHT_PLAIN static void patchwright_signed_is(unsigned at, int kind, long long value)
{
    patchwright_word_is(at, kind, (patchwright_word)value);
}

PATCHWRIGHT_PLAIN static void patchwright_pointer_is(unsigned at, int kind, const volatile void *value)
{
    patchwright_word_is(at, kind, (patchwright_word)(unsigned long)value);
}

#if defined(__cplusplus)
extern "C++" {
template <bool> struct patchwright_shown {
    template <class T> static void put(unsigned at, const T &) { patchwright_word_is(at, 16, 0); }
};
template <> struct patchwright_shown<true> {
    template <class T> static void put(unsigned at, const T &v) { patchwright_word_is(at, 15, (patchwright_word)v); }
};
template <class T> PATCHWRIGHT_PLAIN static void patchwright_see(unsigned at, const T &v)
{
    patchwright_shown<__is_enum(T)>::put(at, v);
}
template <class T> PATCHWRIGHT_PLAIN static void patchwright_see(unsigned at, T *v)
{
    patchwright_word_is(at, 14, (patchwright_word)v);
}
#define PATCHWRIGHT_SEEN(type, kind, put) \
    PATCHWRIGHT_PLAIN static void patchwright_see(unsigned at, type v) { put(at, kind, v); }
PATCHWRIGHT_SEEN(bool, 1, patchwright_word_is)
PATCHWRIGHT_SEEN(char, 2, patchwright_signed_is)
PATCHWRIGHT_SEEN(signed char, 3, patchwright_signed_is)
PATCHWRIGHT_SEEN(unsigned char, 4, patchwright_word_is)
PATCHWRIGHT_SEEN(short, 5, patchwright_signed_is)
PATCHWRIGHT_SEEN(unsigned short, 6, patchwright_word_is)
PATCHWRIGHT_SEEN(int, 7, patchwright_signed_is)
PATCHWRIGHT_SEEN(unsigned int, 8, patchwright_word_is)
PATCHWRIGHT_SEEN(long, 9, patchwright_signed_is)
PATCHWRIGHT_SEEN(unsigned long, 10, patchwright_word_is)
PATCHWRIGHT_SEEN(long long, 11, patchwright_signed_is)
PATCHWRIGHT_SEEN(unsigned long long, 12, patchwright_word_is)
PATCHWRIGHT_SEEN(float, 13, patchwright_double_is)
PATCHWRIGHT_SEEN(double, 13, patchwright_double_is)
}
#define PATCHWRIGHT_VALUE(at, ...) ((void)patchwright_see(at, (__VA_ARGS__)), (__VA_ARGS__))
#else
/* gcc gives a bit-field a type of its own, which an operator takes away. */
#if defined(__clang__)
#define PATCHWRIGHT_TYPED(...) (__VA_ARGS__)
#else
#define PATCHWRIGHT_TYPED(...) (1 ? (__VA_ARGS__) : 0)
#endif
#define PATCHWRIGHT_VALUE(at, ...) \
    (_Generic(PATCHWRIGHT_TYPED(__VA_ARGS__), \
        _Bool: patchwright_word_is, char: patchwright_signed_is, signed char: patchwright_signed_is, \
        unsigned char: patchwright_word_is, short: patchwright_signed_is, unsigned short: patchwright_word_is, \
        int: patchwright_signed_is, unsigned int: patchwright_word_is, long: patchwright_signed_is, \
        unsigned long: patchwright_word_is, long long: patchwright_signed_is, \
        unsigned long long: patchwright_word_is, float: patchwright_double_is, double: patchwright_double_is, \
        default: patchwright_pointer_is)( \
        at, \
        _Generic(PATCHWRIGHT_TYPED(__VA_ARGS__), \
            _Bool: 1, char: 2, signed char: 3, unsigned char: 4, short: 5, unsigned short: 6, int: 7, \
            unsigned int: 8, long: 9, unsigned long: 10, long long: 11, unsigned long long: 12, \
            float: 13, double: 13, default: 14), \
        (__VA_ARGS__)), \
     (__VA_ARGS__))
#endif
#define PATCHWRIGHT_COMPARED(left, right) \
    patchwright_near(__builtin_classify_type(left) == 5 || __builtin_classify_type(right) == 5, \
                     (patchwright_word)(left), (patchwright_word)(right))
#define PATCHWRIGHT_PROPERTY(id, ...) \
    (patchwright_begin(id), ((__VA_ARGS__) ? patchwright_pass(id) : patchwright_fail(id)))
#endif
