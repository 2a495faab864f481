static int (*const handlers[])(struct vm *, int) = { op_add, op_sub };
int main(void) {
    struct { int a; unsigned b : 3; } s = { .a = 1 }, *p = &s;
    struct point pt = (struct point){ 1, 2 };
    enum { LOCAL = 4 } e = LOCAL;
    int (*fn)(const char *, int) = handlers[0], n[] = { 1, 2, 3 };
    char buf[sizeof(struct hdr) + 4], *q = buf, **r = &q;
    union u { int i; float f; };
    handlers[i](vm, 3)->x.y[2] = -1;
    *(uint32_t *)(buf + 4) = ~0u;
    p->fn(p), (*fn)("a", 1);
    x = sizeof buf / sizeof buf[0], y = sizeof(int) * n;
    size = (size_t)w * h * 4;
    return !!(a & MASK) ^ (b | c) >> 3;
}
