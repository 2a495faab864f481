use patchwright_domain::candidate::RelPath;

use super::handed_out;
use crate::Code;

fn check(file: &str, text: &str, expected: &[&str]) {
    let path = RelPath::new(file.as_bytes().to_vec()).unwrap();
    let code = Code::read([(path, text.as_bytes().to_vec())]);
    let function = code.functions().next().unwrap();
    let found: Vec<String> = handed_out(function).into_iter().collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn results_that_a_function_passes_on() {
    for (text, expected) in [
        ("void *get(size_t n) { return malloc(n); }", &["malloc"][..]),
        (
            "char *dup(const char *s) { char *p = (char *)malloc(9); if (!p) return NULL; strcpy(p, s); return p; }",
            &["malloc"],
        ),
        (
            "void *grow(void *p, size_t n) { void *q; if (!(q = realloc(p, n))) fail(); return q; }",
            &["realloc"],
        ),
        (
            "void *either(size_t n) { return n ? calloc(1, n) : spare(n); }",
            &["calloc", "spare"],
        ),
        (
            "int make(int kind, struct node **out) { struct node *n = node_new(kind); *out = n; return 0; }",
            &["node_new"],
        ),
        (
            "void *two(size_t n) { void *a = malloc(n), *b; b = a; return b; }",
            &["malloc"],
        ),
        // The caller gets something else than the block.
        (
            "int load(struct doc *d) { d->text = malloc(9); return parse(d->text); }",
            &["parse"],
        ),
        (
            "int count(void) { char *p = malloc(9); int n = 3; free(p); return n; }",
            &[],
        ),
        ("void fill(struct doc *d) { d->text = malloc(9); }", &[]),
    ] {
        check("a.c", text, expected);
    }
}

#[test]
fn new_and_smart_pointers() {
    for (text, expected) in [
        (
            "Shape *make() { return new Shape(1); }",
            &["operator new"][..],
        ),
        (
            "std::unique_ptr<Shape> make() { return std::unique_ptr<Shape>(new Shape(1)); }",
            &["operator new", "unique_ptr"],
        ),
        (
            "std::unique_ptr<Shape> make() { auto s = std::make_unique<Shape>(1); return s; }",
            &["make_unique"],
        ),
    ] {
        check("a.cpp", text, expected);
    }
}
