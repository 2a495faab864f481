//= implied | a helper that checks
static int fits(int n) { return n >= 0 && n < 10; } void f(int n) { if (!fits(n)) return; patchwright_must_hold(n >= 0 && n < 10); use(n); }
//= open: | a helper that checks something else
static int fits(int n) { if (n == 3) return 0; return n < 20; } void f(int n) { if (!fits(n)) return; patchwright_must_hold(n < 10); use(n); }
//= implied | a helper that stores
static void set(int *p) { *p = 5; } void f(void) { int n = 50; set(&n); if (n > 9) return; patchwright_must_hold(n < 10); use(n); }
//= implied by callers | the guard is in the only caller
static void g(int n) { patchwright_must_hold(n < 10); use(n); } void f(int n) { if (n >= 10) return; g(n); }
//= open: | another caller has no guard
static void g(int n) { patchwright_must_hold(n < 10); use(n); } void f(int n) { if (n >= 10) return; g(n); } void h(int n) { g(n); }
//= open: | anybody can call it
void g(int n) { patchwright_must_hold(n < 10); use(n); } void f(int n) { if (n >= 10) return; g(n); }
//= open: | its address is taken
static void g(int n) { patchwright_must_hold(n < 10); use(n); } void f(int n) { if (n >= 10) return; g(n); } void (*table[])(int) = { g };
//= implied by callers | two levels up
static void g(int n) { patchwright_must_hold(n < 10); use(n); } static void h(int n) { use(1); g(n); } void f(int n) { if (n >= 10) return; h(n); }
//= open: | it calls itself with something else
static void g(int n) { patchwright_must_hold(n < 10); if (n == 5) g(n + 50); } void f(int n) { if (n >= 10) return; g(n); }
//= open: | a call through a pointer may change memory
struct s { int n; void (*go)(void); }; void f(struct s *p) { if (p->n >= 10) return; p->go(); patchwright_must_hold(p->n < 10); use(1); }
//= implied | strlen changes nothing
extern size_t strlen(const char *); struct s { int n; }; void f(struct s *p, char *t) { if (p->n >= 10) return; use((int)strlen("x")); if (p->n >= 10) return; if (strlen(t) > 3) return; patchwright_must_hold(p->n < 10); use(1); }
//= implied | an expectation is its value
void f(int n) { if (__builtin_expect(!!(n >= 10), 0)) return; patchwright_must_hold(n < 10); use(n); }
//= unclear: | a string may have any length
extern size_t strlen(const char *); void f(char *t) { if (strlen(t) > 3) return; patchwright_must_hold(strlen(t) <= 3); use(1); }
