#ifdef OLD
int f(int a)
#else
int f(long a)
#endif
{
#if X
    if (a > 1) {
#else
    if (a > 2) {
#endif
        one();
    }
#ifdef Y
    two();
#else
    three();
#endif
    call(a,
#ifdef Z
         b,
#endif
         c);
#if 0
    never(;
#endif
    return 0;
}
#ifdef __cplusplus
extern "C" {
#endif
void g(void) { if (x)
#ifdef Q
    y();
#endif
    z(); }
#ifdef __cplusplus
}
#endif
