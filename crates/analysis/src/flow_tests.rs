use patchwright_code::{Code, walk_all};
use patchwright_domain::candidate::RelPath;

use super::*;

/// The producers of the argument of `use(…)` in function `f`, as `kind holder`.
fn check(text: &str, expected: &[&str]) {
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path, text.as_bytes().to_vec())]);
    let function = *code.functions_named("f").first().expect("the function");
    let argument = walk_all::in_function(function)
        .into_iter()
        .find_map(|(_, expr)| match &expr.kind {
            ExprKind::Call { callee, args } if last_name(callee) == Some("use") => args.first(),
            _ => None,
        });
    let argument = argument.expect("the question");
    let flow = Flow {
        code: &code,
        stack: Vec::new(),
    };
    let found: Vec<String> = flow
        .producers(function, argument.span.start, argument, 4)
        .iter()
        .map(|source| {
            format!(
                "{:?} {}:{}",
                source.kind, source.function.head.name, source.holder
            )
        })
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn where_values_come_from() {
    for (text, expected) in [
        // A plain assignment hides what was before it.
        (
            "void f(int a) { int x = 1; x = g(a); use(x); }",
            vec!["Assigned f:x"],
        ),
        // One in a branch does not.
        (
            "void f(int a) { int x = 1; if (a) x = 2; use(x); }",
            vec!["Assigned f:x", "Assigned f:x"],
        ),
        // A loop brings back what stands behind.
        (
            "void f(int n) { int i; for (i = 0; i < n; i++) use(i); }",
            vec!["Stepped f:i", "Assigned f:i"],
        ),
        (
            "void f(void) { int x; get(&x); use(x); }",
            vec!["OutArgument f:x", "Assigned f:x"],
        ),
        // Parameters, and what the callers pass.
        (
            "void f(int a) { use(a); } void g(int b) { f(b + 1); }",
            vec!["Parameter f:a", "Argument g:b + 1"],
        ),
        // A parameter that is set first is no source.
        ("void f(int a) { a = 3; use(a); }", vec!["Assigned f:a"]),
        // Into the callee that returned it.
        (
            "int make(int k) { return k; } void f(void) { int x = make(3); use(x); }",
            vec![
                "Assigned f:x",
                "Returned make:k",
                "Parameter make:k",
                "Argument f:3",
            ],
        ),
        // Fields are stored by anybody, and records of another type do not count.
        (
            "struct s { int v; }; struct t { int v; };\n\
             void set(struct s *p, int k) { p->v = k; } void other(struct t *q) { q->v = 1; }\n\
             void f(struct s *p) { use(p->v); }",
            vec!["Field set:p->v", "Parameter set:k"],
        ),
        // Slots of a table.
        (
            "struct s { int *slots[4]; int n; };\n\
             void add(struct s *p, int *x) { p->slots[p->n++] = x; }\n\
             void f(struct s *p) { use(p->slots[0]); }",
            vec!["Slot add:p->slots[p->n++]", "Parameter add:x"],
        ),
        // Through an out-parameter of the project.
        (
            "void read(int *out) { *out = 7; } void f(void) { int x; read(&x); use(x); }",
            vec!["Assigned read:*out", "OutArgument f:x", "Assigned f:x"],
        ),
        (
            "int level; void set(void) { level = 4; } void f(void) { use(level); }",
            vec!["Field set:level"],
        ),
        ("void f(void) { use(3 + 4); }", vec![]),
    ] {
        check(text, &expected);
    }
}

#[test]
fn layout_does_not_count() {
    for (a, b) in [("a -> b", "a->b"), ("(*p).x", "p->x"), ("a [ i ]", "a[i]")] {
        assert_eq!(squashed(a), squashed(b));
    }
    assert_ne!(squashed("int x"), squashed("intx"));
}
