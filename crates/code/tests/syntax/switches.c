int run(struct vm *vm) {
    switch (vm->op) {
    case OP_A ... OP_C: { int t = 1; push(vm, t); } break;
    case x ? 1 : 2:
    label: vm->pc++;
    default: ;
    }
    do switch (n) { case 0: *to = *from++; } while (--n > 0);
    if (a) if (b) c(); else d();
    for (i = 0, j = n; i < j; i++, j--) ;
    for (;;) break;
    while (1) { goto done; }
done: ;
}
