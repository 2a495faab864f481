GLOBAL(void)
jpeg_start(j_ptr cinfo, int n)
{
    METHODDEF(x)
    CHECK(n > 0)
    list_for_each(pos, &cinfo->head) {
        use(pos);
        SKIP_IF(pos)
    }
    TRY {
        risky();
    } CATCH(e) {
        cleanup(e);
    }
    UNUSED int k = 3;
    BEGIN_ATOMIC
    if (k) return;
    END_ATOMIC
}

MODULE_INIT(foo)
static int __attribute__((noinline)) second(struct a *p, ...) __attribute__((pure));
API_EXPORT struct a *third(int n) GUARDED_BY(mu) { return 0; }
int old(a, b, s)
    int a;
    register char *b;
    struct s **s;
{
    return a + b[0] + s[0]->x;
}
implicit(a) { return a; }
DEFINE_HANDLER(open_file) { return 1; }
int (*pick(int which))(int, char *) { return which ? f : g; }
static void after(void) {
    int x = ({ int y = 3; y + 1; });
    __asm__ volatile("nop" : "=r"(x) : "r"(y));
    typeof(x) z = x ?: 4;
    static const struct opt opts[] = { { .name = "a", .fn = do_a }, { 0 } };
    foreach(a, b)
        use(a);
    if (IS_ERR(x)) { return; }
}
int casts(png_byte *p, handler_fn fn) {
    a = (foo_t)*p + (foo_t)-1; b = (png_byte)(x + 1); c = (fn)(x);
    d = (n)*sizeof(int); e = x -1;
    static_assert_like(x) {
        y();
    }
    nested int g(int z) { return z; }
    return -1
}
int same_line(int s) {
    if (bad(s))
        checkEOF(s, -1) for (s = 0; s < 3; s++) use(s);
    return 0;
}
