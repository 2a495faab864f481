int f(int a) {
    int b = a @ 3;
    x[b = ;
    if (a > ) { y(a); }
    for (;;) { z(); }
    return b
}
int g(void) {
    if (x {
        y();
    }
    return 1;
}
int h(void) { return 2; }
