//= open: | only one of two ways is guarded
void f(int n, int k) { if (k) { if (n >= 10) return; } patchwright_must_hold(n < 10); use(n); }
//= implied | both are
void f(int n, int k) { if (k) { if (n >= 10) return; } else { if (n > 5) return; } patchwright_must_hold(n < 10); use(n); }
//= implied | an assignment in a condition
void f(void) { int n; if ((n = input()) >= 10 || n < 0) return; patchwright_must_hold(n >= 0 && n < 10); use(n); }
//= open: | an assignment in a condition that is not always evaluated
void f(int k) { int n = 50; if (k && (n = 5) != 5) return; patchwright_must_hold(n < 10); use(n); }
//= open: | the right side of an or
void f(int n, int k) { if (k || n < 10) { patchwright_must_hold(n < 10); use(n); } }
//= implied | the right side of an and
void f(int n, int k) { if (k && n < 10) { patchwright_must_hold(n < 10); use(n); } }
//= unclear: | a loop counts
void f(int m) { int k = 0; while (input()) k++; patchwright_must_hold(k < 10); use(k); }
//= implied | the condition of a loop
void f(unsigned m) { unsigned i; for (i = 0; i < m; i++) { patchwright_must_hold(i < m); use(1); } }
//= unclear: | changed after the condition of the loop
void f(unsigned m) { unsigned i; for (i = 0; i < m; i++) { i++; patchwright_must_hold(i < m); use(1); } }
//= unclear: | a guard before the loop whose variable the loop changes
void f(unsigned n) { if (n >= 10) return; while (input()) { patchwright_must_hold(n < 10); n++; } }
//= implied | what the loop leaves alone
void f(unsigned n) { if (n >= 10) return; while (input()) { patchwright_must_hold(n < 10); use(1); } }
//= implied | the negated condition after the loop
void f(unsigned n) { while (n >= 10) n = input(); patchwright_must_hold(n < 10); use(n); }
//= unclear: | unless the loop was left early
void f(unsigned n) { while (n >= 10) { n = input(); if (n == 77) break; } patchwright_must_hold(n < 10); use(n); }
//= implied | a do-while
void f(void) { int n; do { n = input(); } while (n >= 10); patchwright_must_hold(n < 10); use(n); }
//= open: | continue in a do-while goes to the condition
void f(int m) { int n; do { n = input(); if (n == 3) continue; if (n >= 10) return; } while (m); patchwright_must_hold(n < 3); use(n); }
//= implied | a switch
void f(int k) { int n; switch (k) { case 1: n = 5; break; case 2: n = 7; break; default: return; } patchwright_must_hold(n < 10); use(n); }
//= open: | a switch falls through
void f(int k) { int n = 0; switch (k) { case 1: n = 5; case 2: n += 7; break; default: return; } patchwright_must_hold(n < 10); use(n); }
//= open: | a switch without default
void f(int k) { int n = 50; switch (k) { case 1: n = 5; break; } patchwright_must_hold(n < 10); use(n); }
//= implied | a jump to the way out
int f(int n) { if (n >= 10) goto out; patchwright_must_hold(n < 10); use(n); out: return 0; }
//= open: | a jump past the guard
int f(int n, int k) { if (k) goto in; if (n >= 10) return 1; in: patchwright_must_hold(n < 10); use(n); return 0; }
//= unknown: | a jump back
int f(int n) { if (n >= 10) return 1; again: patchwright_must_hold(n < 10); n++; if (input()) goto again; return 0; }
//= implied | exit does not return
void f(int n) { if (n >= 10) exit(1); patchwright_must_hold(n < 10); use(n); }
//= open: | a function that only looks as if it did not return
void fail(int); void f(int n) { if (n >= 10) fail(1); patchwright_must_hold(n < 10); use(n); }
//= implied | one that says so
void fail(int, const char *, ...) __attribute__((noreturn, format(printf, 2, 3))); void f(int n) { if (n >= 10) fail(1, ""); patchwright_must_hold(n < 10); use(n); }
//= open: | the attribute of a parameter
void each(void (*f)(int) __attribute__((noreturn)), int); void f(int n) { if (n >= 10) each(exit, 1); patchwright_must_hold(n < 10); use(n); }
//= open: | a name of an attribute is no function
void fail(int, const char *, ...) __attribute__((format(printf, 2, 3), noreturn)); void format(int); void f(int n) { if (n >= 10) format(1); patchwright_must_hold(n < 10); use(n); }
//= open: | an inner variable of the same name
void f(int n) { { int n = 5; if (n >= 10) return; use(n); } patchwright_must_hold(n < 10); use(n); }
//= unclear: | operands in an order that C leaves open
int n; int g(void); int f(void) { int k = g() + (n = 3); patchwright_must_hold(n == 3); return k; }
//= open: | a statement expression may do anything
void f(int n) { if (n >= 10) return; use(({ n = 50; n; })); patchwright_must_hold(n < 10); use(n); }
//= unclear: | assembly may do anything
void f(int n) { if (n >= 10) return; __asm__ volatile ("" : "+r" (n)); patchwright_must_hold(n < 10); use(n); }
//= unknown: | a place that is never reached
void f(int n) { return; patchwright_must_hold(n < 10); use(n); }
//= unknown: | a guard that lets nothing through
void f(int n) { if (n >= 10) return; if (n < 10) return; patchwright_must_hold(n < 10); use(n); }
//= unknown: | the place twice
void f(int n) { patchwright_must_hold(n < 10); patchwright_must_hold(n < 10); }
//= unknown: | a type of its own
void f(int n) { struct s { int n; } x; x.n = n; if (n >= 10) return; patchwright_must_hold(n < 10); use(x.n); }
