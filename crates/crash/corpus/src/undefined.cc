// What the language leaves undefined, one function each.
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#define KEEP __attribute__((noinline))

static volatile int three = 3;

KEEP static int add(int a, int b) {
    return a + b; // BUG signed-add
}
KEEP static int negate(int a) {
    return -a; // BUG signed-negate
}
KEEP static int scale(int a, int b) {
    return a * b; // BUG signed-mul
}
KEEP static int quotient(int a, int b) {
    return a / b; // BUG signed-div div-zero
}
KEEP static unsigned less(unsigned a, unsigned b) {
    return a - b; // BUG unsigned-sub
}
KEEP static int shift(int a, int by) {
    return a << by; // BUG shift-wide shift-negative shift-sign
}
KEEP static double fraction(double a, double b) {
    return a / b; // BUG float-div
}
KEEP static int narrow(double a) {
    return (int)a; // BUG float-cast
}
KEEP static unsigned char byte_of(int a) {
    return a; // BUG implicit-narrow
}
KEEP static int pick(int at) {
    static int cells[4] = {1, 2, 3, 4};
    return cells[at]; // BUG index index-negative
}
KEEP static uint32_t load(const char *bytes) {
    return *(const uint32_t *)bytes; // BUG misaligned-load
}
KEEP static void store(char *bytes) {
    *(uint32_t *)bytes = 5; // BUG misaligned-store
}
struct Node {
    int tag;
    int value;
};
KEEP static int value_of(Node *node) {
    return node->value; // BUG null-member
}
KEEP static int load_int(int *at) {
    return *at; // BUG null-load
}
KEEP static void store_int(int *at) {
    *at = 3; // BUG null-store
}
__attribute__((nonnull)) KEEP static int length(const char *text) { return text[0]; }
KEEP static int length_of(const char *text) {
    return length(text); // BUG null-argument
}
__attribute__((returns_nonnull)) KEEP static int *never_null(int *at) {
    return at; // BUG null-return
}
KEEP static char *advance(char *from, size_t by) {
    return from + by; // BUG pointer-wrap pointer-below pointer-null
}
KEEP static int truth(const bool *flag) {
    return *flag ? 3 : 4; // BUG bad-bool
}
enum Colour { red, green, blue };
KEEP static int shade(const Colour *colour) {
    return *colour == green; // BUG bad-enum
}
KEEP static int sized(int n) {
    char bytes[n]; // BUG vla
    bytes[0] = 1;
    return bytes[0];
}
KEEP static int chosen(int n) {
    switch (n) {
    case 1:
        return 2;
    case 2:
        return 1;
    }
    __builtin_unreachable(); // BUG unreachable
}
KEEP static int no_value(int n) { // BUG no-return
    if (n == 1)
        return 2;
}
KEEP static int trailing(unsigned bits) {
    return __builtin_ctz(bits); // BUG builtin
}
static int takes_int(int n) { return n; }
KEEP static int call_as(void (*hook)()) {
    hook(); // BUG function-type
    return 0;
}
struct Animal {
    int legs = 4;
    virtual ~Animal() = default;
    virtual int count() { return legs; }
};
struct Bird : Animal {
    int wings = 2;
    int count() override { return legs + wings; }
};
KEEP static int wings_of(Animal *animal) {
    return static_cast<Bird *>(animal)->wings; // BUG bad-downcast
}
KEEP static int *assume(int *at) {
    return static_cast<int *>(__builtin_assume_aligned(at, 64)); // BUG alignment-assumption
}
KEEP static int big_load(char *small) {
    struct Big {
        char bytes[64];
    };
    return reinterpret_cast<Big *>(small)->bytes[8];
}
KEEP static int too_small() {
    alignas(8) char small[4] = {1, 2, 3, 4};
    return *reinterpret_cast<int64_t *>(small) != 0; // BUG object-size
}

int main(int argc, char **argv) {
    std::string name = argc > 1 ? argv[1] : "";
    int n = three;
    alignas(8) char bytes[16] = {};
    if (name == "signed-add")
        return add(INT_MAX, n) == 0;
    if (name == "signed-negate")
        return negate(INT_MIN + n - 3) == 0;
    if (name == "signed-mul")
        return scale(1 << 20, n << 12) == 0;
    if (name == "signed-div")
        return quotient(INT_MIN, n - 4) == 0;
    if (name == "div-zero")
        return quotient(7, n - 3);
    if (name == "unsigned-sub")
        return less(1, (unsigned)n) == 0;
    if (name == "shift-wide")
        return shift(1, n + 38);
    if (name == "shift-negative")
        return shift(1, n - 5);
    if (name == "shift-sign")
        return shift(n, 31);
    if (name == "float-div")
        return fraction(1, n - 3) > 1;
    if (name == "float-cast")
        return narrow(1e20 * n) == 0;
    if (name == "implicit-narrow")
        return byte_of(n + 297) == 0;
    if (name == "index")
        return pick(n + 1);
    if (name == "index-negative")
        return pick(n - 4);
    if (name == "misaligned-load")
        return load(bytes + 1) != 0;
    if (name == "misaligned-store")
        store(bytes + 1);
    if (name == "null-member")
        return value_of((Node *)(uintptr_t)(n - 3));
    if (name == "null-load")
        return load_int((int *)(uintptr_t)(n - 3));
    if (name == "null-store")
        store_int((int *)(uintptr_t)(n - 3));
    if (name == "null-argument")
        return length_of((char *)(uintptr_t)(n - 3));
    if (name == "null-return")
        return never_null((int *)(uintptr_t)(n - 3)) != nullptr;
    if (name == "pointer-wrap")
        return advance(bytes, SIZE_MAX - 40) == nullptr;
    if (name == "pointer-below")
        return advance(bytes, (size_t)9 << 60) == nullptr;
    if (name == "pointer-null")
        return advance((char *)(uintptr_t)(n - 3), 8) == nullptr;
    if (name == "bad-bool") {
        memset(bytes, 7, sizeof bytes);
        return truth(reinterpret_cast<bool *>(bytes));
    }
    if (name == "bad-enum") {
        memset(bytes, 7, sizeof bytes);
        return shade(reinterpret_cast<Colour *>(bytes));
    }
    if (name == "vla")
        return sized(n - 4);
    if (name == "unreachable")
        return chosen(n);
    if (name == "no-return")
        return no_value(n);
    if (name == "builtin")
        return trailing((unsigned)n - 3);
    if (name == "function-type")
        return call_as(reinterpret_cast<void (*)()>(takes_int));
    if (name == "bad-downcast") {
        Animal animal;
        return wings_of(&animal) == 0;
    }
    if (name == "alignment-assumption")
        return assume(reinterpret_cast<int *>(bytes) + 1) == nullptr;
    if (name == "object-size")
        return too_small() + big_load(bytes);
    if (name == "several") {
        int sum = add(INT_MAX, n);
        sum += shift(1, n + 38) & 1;
        return sum + pick(n + 1) == 0;
    }
    return 0;
}
