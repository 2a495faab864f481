//= implied | a field that nobody writes
struct s { int n; int cap; }; void f(struct s *p) { if (p->n >= p->cap) return; patchwright_must_hold(p->n < p->cap); use(1); }
//= open: | another pointer of the same type writes it
struct s { int n; int cap; }; void f(struct s *p, struct s *q) { if (p->n >= 10) return; q->n = 99; patchwright_must_hold(p->n < 10); use(1); }
//= implied | another field of the same object
struct s { int n; int cap; }; void f(struct s *p) { if (p->n >= 10) return; p->cap = 99; patchwright_must_hold(p->n < 10); use(1); }
//= open: | a byte written through any pointer
struct s { int n; }; void f(struct s *p, char *out) { if (p->n >= 10) return; *out = 1; patchwright_must_hold(p->n < 10); use(1); }
//= open: | a call between the check and the use
struct s { int n; }; void f(struct s *p) { if (p->n >= 10) return; touch(p); patchwright_must_hold(p->n < 10); use(1); }
//= open: | a call changes a global variable
int n; void f(void) { if (n >= 10) return; use(1); patchwright_must_hold(n < 10); use(1); }
//= implied | a local variable is not changed by a call
void f(int n) { if (n >= 10) return; use(n); patchwright_must_hold(n < 10); use(1); }
//= open: | but one whose address was taken is
void f(int n) { touch(&n); if (n >= 10) return; use(1); patchwright_must_hold(n < 10); use(1); }
//= unclear: | the address is taken later, in a loop
void f(int n) { for (;;) { if (n >= 10) return; use(1); patchwright_must_hold(n < 10); touch(&n); } }
//= open: | a pointer to a local variable
void f(int n) { int *p = &n; if (n >= 10) return; *p = 99; patchwright_must_hold(n < 10); use(1); }
//= unclear: | members of a union overlap
union u { int a; int b; }; void f(union u *p) { if (p->a >= 10) return; p->b = 99; patchwright_must_hold(p->a < 10); use(1); }
//= unclear: | members of a union in a record overlap
struct s { int x; union { int a; int b; }; }; void f(struct s *p) { if (p->a >= 10) return; p->b = 99; patchwright_must_hold(p->a < 10); use(1); }
//= unclear: | a bit-field cuts what is stored
struct s { unsigned n : 4; }; void f(struct s *p) { p->n = 300; patchwright_must_hold(p->n == 300); use(1); }
//= open: | an element with an unknown index
void f(int *a, int i, int j) { if (a[i] >= 10) return; a[j] = 99; patchwright_must_hold(a[i] < 10); use(1); }
//= implied | elements with different constant indices
void f(int *a) { if (a[0] >= 10) return; a[1] = 99; patchwright_must_hold(a[0] < 10); use(1); }
//= open: | elements of another size at the same address
void f(int *a) { if (a[0] >= 10) return; ((short *)a)[1] = 99; patchwright_must_hold(a[0] < 10); use(1); }
//= open: | the index changed
void f(int *a, int i) { if (a[i] >= 10) return; i++; patchwright_must_hold(a[i] < 10); use(1); }
//= open: | the pointer changed
struct s { int n; struct s *next; }; void f(struct s *p) { if (p->n >= 10) return; p = p->next; patchwright_must_hold(p->n < 10); use(1); }
//= unclear: | a volatile variable changes by itself
volatile int n; void f(void) { if (n >= 10) return; patchwright_must_hold(n < 10); use(1); }
//= unclear: | a record is assigned as a whole
struct s { int n; }; void f(struct s a, struct s b) { if (a.n >= 10) return; a = b; patchwright_must_hold(a.n < 10); use(1); }
//= open: | a global variable through a pointer
int n; void f(int *p) { if (n >= 10) return; *p = 99; patchwright_must_hold(n < 10); use(1); }
//= open: | a pointer's target through a global variable
int n; void f(int *p) { if (*p >= 10) return; n = 99; patchwright_must_hold(*p < 10); use(1); }
//= implied | the size of an array
void f(size_t n) { char buf[64]; if (n > sizeof buf) return; patchwright_must_hold(n <= 64); use(buf[0]); }
//= open: | a parameter that looks like an array is a pointer
void f(char buf[64], size_t n) { if (n > sizeof(buf) * 8) return; patchwright_must_hold(n < 64); use(buf[0]); }
//= unclear: | a pointer to an array is not an array of pointers
void f(char (*rows)[4]) { patchwright_must_hold(sizeof rows == 8 && sizeof *rows == 4); use(1); }
//= implied | read on one side of a condition only
struct s { int n; }; void f(struct s *p, int a) { if (a && p->n >= 10) return; if (!a) return; patchwright_must_hold(p->n < 10); use(1); }
//= open: | a static variable keeps what another call left
int f(void) { static int n = 0; patchwright_must_hold(n == 0); n = input(); return n; }
//= unknown: | a product that reads like a declaration
int strange; void f(int x, int n) { if (x >= 10) return; { strange * x; x = 50; use(1); } patchwright_must_hold(x < 10); use(n); }
//= implied | a declaration that reads like a product
struct s { int n; }; typedef struct s strange; void f(int x, int n) { if (x >= 10) return; { strange * x; x = 0; use(1); } patchwright_must_hold(x < 10); use(n); }
//= unclear: | a typedef of a volatile type
typedef volatile int reg; reg n; void f(void) { if (n >= 10) return; patchwright_must_hold(n < 10); use(1); }
//= implied | a typedef of a typedef
typedef unsigned char byte; typedef byte octet; void f(octet n) { patchwright_must_hold(n < 256); use(1); }
//= implied | a constant at file scope
static const unsigned most = 64; void f(unsigned n) { if (n > most) return; use(1); patchwright_must_hold(n <= 64); use(1); }
//= open: | a variable at file scope that only begins with a constant
static unsigned most = 64; void f(unsigned n) { if (n > most) return; use(1); patchwright_must_hold(n <= 64); use(1); }
