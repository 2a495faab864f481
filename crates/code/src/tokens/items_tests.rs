//! Functions in all the shapes they come in.

use super::split;
use crate::lex::Dialect;
use crate::preprocess;
use crate::tokens::joined;

#[track_caller]
fn check(dialect: Dialect, text: &str, expected: &[(&str, &str)]) {
    let source = preprocess::read(text.as_bytes(), dialect).unwrap();
    let items = split(&source.code);
    let found: Vec<(String, String)> = items
        .functions
        .iter()
        .map(|function| (function.name.clone(), joined(&function.body)))
        .collect();
    let expected: Vec<(String, String)> = expected
        .iter()
        .map(|(name, body)| ((*name).to_owned(), (*body).to_owned()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn c() {
    check(
        Dialect::C,
        "static int x = 3; struct s { int a; };\n\
         struct s *f(int a, int (*g)(int)) { return 0; }\n\
         int table[] = { 1, 2 }; enum e { A, B };\n\
         EXPORT(int) h(void) { g(); }\n\
         enum { C, D } k(void) { t(); }\n\
         int p(int); __attribute__((unused)) static void q(void) {}\n\
         int old(a, b) int a; char *b; { r(); }\n\
         int after(void) { s(); }",
        &[
            ("f", "return 0 ;"),
            ("h", "g ( ) ;"),
            ("k", "t ( ) ;"),
            ("q", ""),
            ("old", "r ( ) ;"),
            ("after", "s ( ) ;"),
        ],
    );
}

#[test]
fn conditional_compilation() {
    check(
        Dialect::C,
        "#ifdef A\nint f(int a) {\n#else\nint f(long a) {\n#endif\n  g(a);\n}\n\
         #if 0\nint gone(void) { }\n#endif\nint h(void) { \n#ifdef B\n one();\n#else\n two();\n#endif\n}",
        &[("f", "g ( a ) ;"), ("h", "one ( ) ; two ( ) ;")],
    );
}

#[test]
fn digraphs() {
    check(Dialect::C, "int f(void) <% g(); %>", &[("f", "g ( ) ;")]);
}

#[test]
fn cpp() {
    check(
        Dialect::C,
        "namespace n { namespace { int f() { a(); } } \n\
         class C : public B<int> { public: C() : x{1}, y(2) { b(); } ~C() {} int get() const { return x; } int x; };\n\
         bool C::operator==(const C &o) const noexcept { return eq(o); }\n\
         template <typename T> T C::max(T a) { return a; }\n\
         template <typename T, typename U = std::vector<std::vector<T>>> U C::all() { return c(); }\n\
         auto v = std::vector<int>{ 1, 2 }; }",
        &[
            ("n::f", "a ( ) ;"),
            ("n::C::C", "b ( ) ;"),
            ("n::C::~C", ""),
            ("n::C::get", "return x ;"),
            ("n::C::operator ==", "return eq ( o ) ;"),
            ("n::C::max", "return a ;"),
            ("n::C::all", "return c ( ) ;"),
        ],
    );
}

#[test]
fn java() {
    check(
        Dialect::Java,
        "package p; class A extends B implements C { int[] t = { 1 }; int f(int a) throws E { return a; } }",
        &[("A::f", "return a ;")],
    );
}

#[test]
fn java_scopes_of_every_kind() {
    check(
        Dialect::Java,
        "record P<T>(int x, T t) implements I { P { check(x); } int f() { return x; } } \
         enum K { A(1), B(2) { int g() { return 2; } }; K(int n) { this.n = n; } int g() { return n; } } \
         enum Plain { A, B } class Box<T extends C<T>> implements D { T get() { return t; } } \
         sealed interface S permits A, B { default int h() { return 1; } }",
        &[
            ("P::f", "return x ;"),
            ("K::B", "int g ( ) { return 2 ; }"),
            ("K::K", "this . n = n ;"),
            ("K::g", "return n ;"),
            ("Box::get", "return t ;"),
            ("S::h", "return 1 ;"),
        ],
    );
}
