//= implied | a guard that says it
void f(int n, int cap) { if (n < 0 || n >= cap) return; patchwright_must_hold(n >= 0 && n < cap); use(n); }
//= open: | a guard without the lower bound
void f(int n, int cap) { if (n >= cap) return; patchwright_must_hold(n >= 0 && n < cap); use(n); }
//= open: | off by one
void f(unsigned n, unsigned cap) { if (n > cap) return; patchwright_must_hold(n < cap); use(n); }
//= open: | a signed value that is compared as an unsigned one
void f(int n, unsigned cap) { if (n < (int)cap) { patchwright_must_hold((size_t)n < 100 || n >= 100); use(n); } }
//= implied | comparison with an unsigned bound excludes negative values
void f(int n) { if (n >= 64u) return; patchwright_must_hold(n >= 0 && n < 64); use(n); }
//= open: | a sum of unsigned numbers wraps around
void f(uint32_t off, uint32_t len, uint32_t size) { if (off + len > size) return; patchwright_must_hold(len <= size); use(1); }
//= implied | the same with the difference
void f(uint32_t off, uint32_t len, uint32_t size) { if (off > size || len > size - off) return; patchwright_must_hold(len <= size && off <= size && (uint64_t)off + len <= size); use(1); }
//= open: | a signed overflow may give anything
void f(int n) { if (n + 1 < n) return; patchwright_must_hold(n < 2147483647); use(n); }
//= open: | the same sum twice, and it may overflow
void f(int n, int cap) { if (n + 1 > cap) return; patchwright_must_hold(n + 1 <= cap); use(n); }
//= implied | a product with both factors checked
void f(uint32_t w, uint32_t h) { if (w != 0 && h > 0xffffffffu / w) return; patchwright_must_hold((uint64_t)w * h <= 0xffffffffu); use(1); }
//= open: | a product without one of its factors
void f(uint16_t w, uint16_t h, uint16_t c) { if (w != 0 && h > 65535 / w) return; patchwright_must_hold((uint32_t)w * h * c <= 65535); use(1); }
//= implied | small types are promoted to int
void f(uint8_t a, uint8_t b) { patchwright_must_hold(a + b <= 510 && a - b >= -255); use(1); }
//= open: | and cut when they are stored
void f(int n) { uint8_t b = n; if (b > 10) return; patchwright_must_hold(n <= 10); use(1); }
//= implied | a stored byte is a byte
void f(int n) { uint8_t b = n; patchwright_must_hold(b < 256); use(1); }
//= open: | char is signed here
void f(char c) { patchwright_must_hold(c >= 0); use(1); }
//= implied | a shift by a checked count
void f(unsigned n) { if (n >= 8) return; patchwright_must_hold((1u << n) <= 128); use(1); }
//= open: | a shift too far
void f(unsigned n) { patchwright_must_hold((1u << n) != 0); use(1); }
//= open: | a division by zero gives anything
void f(unsigned a, unsigned b) { patchwright_must_hold(a / b <= a); use(1); }
//= implied | a compound assignment in its own type
void f(uint8_t n) { n += 200; if (n >= 100) return; patchwright_must_hold(n < 100); use(n); }
//= open: | a compound assignment wraps around
void f(uint8_t n) { if (n < 100) return; n += 200; patchwright_must_hold(n >= 100); use(n); }
//= implied | the overflow builtin
void f(size_t a, size_t b) { size_t r; if (__builtin_mul_overflow(a, b, &r)) return; if (r > 100) return; patchwright_must_hold(a == 0 || b <= 100); use(1); }
//= implied | a ternary clamps
void f(size_t n) { size_t m = n < 16 ? n : 16; patchwright_must_hold(m <= 16); use(1); }
//= open: | a bool of 256 is one
void f(int n) { _Bool b = n; if (!b) return; patchwright_must_hold((n & 255) != 0); use(1); }
//= open: | an enumeration without negative values is unsigned
enum e { A, B }; void f(enum e e) { if (e > B) return; patchwright_must_hold(e == A); use(1); }
//= implied | and cannot be below zero
enum e { A, B }; void f(enum e e) { patchwright_must_hold(e >= 0); use(1); }
//= open: | the pointer may leave the address space
void f(char *p, char *end, size_t n) { if (p + n > end) return; patchwright_must_hold(n <= (size_t)(end - p)); use(1); }
//= implied | the difference of pointers
void f(char *p, char *end, long n) { if (n > end - p) return; patchwright_must_hold(n <= end - p); use(1); }
//= implied | a literal has the type that its value needs
void f(unsigned n) { if (n > 0x7fffffff) return; patchwright_must_hold((int)n >= 0); use(1); }
