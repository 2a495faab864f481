use super::*;

#[test]
fn what_runs_nothing_is_let_through() {
    for looks in [
        "a",
        "(a + b) * c",
        "a * (b + c)",
        "(int)(x + 1)",
        "(size_t)(n)",
        "(char *)(p + 1)",
        "(struct item *)(p)",
        "*(int (*)[4])p",
        "((int (*)(char))p)",
        "sizeof(x) + sizeof (struct item)",
        "strlen(s) == 3",
        "v.size() > 2 && !v.empty()",
        "static_cast<int>(x)",
        "\"f(x)\"[0] == 'f'",
        "p->next->data",
        "a[(i)]",
        "x ? (y) : (z)",
        "unsigned(x)",
    ] {
        assert_eq!(call_in(looks), None, "{looks}");
    }
}

#[test]
fn what_would_run_something_is_named() {
    for (runs, name) in [
        ("f(x)", "f"),
        ("a + f (x)", "f"),
        ("p->free(x)", "free"),
        ("ns::reset()", "reset"),
        ("(*fp)(x)", "(*fp)"),
        ("(p->fn)(x)", "(p->fn)"),
        ("table[2](x)", "a function of a table"),
        ("strlen(f(x))", "f"),
        ("$_shell(\"id\")", "$_shell"),
        ("new int", "new"),
        ("delete p", "delete"),
        ("'(' + f()", "f"),
    ] {
        assert_eq!(call_in(runs).as_deref(), Some(name), "{runs}");
    }
}
