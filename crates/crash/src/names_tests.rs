//! Pairs of names that gcc, clang and their optimisers give to one function.

use super::normal;

#[test]
fn names_become_comparable() {
    for (printed, expected) in [
        ("main", "main"),
        (
            "demo.Faults$Settings.<clinit>",
            "demo.Faults$Settings.<clinit>",
        ),
        ("demo.Faults.lambda$main$0", "demo.Faults.lambda$main"),
        ("a.resolver.Type.find", "a.resolver.Type.find"),
        ("main.(*box).pick", "main.(*box).pick"),
        ("<module>", "<module>"),
        ("Object.<anonymous>", "Object.<anonymous>"),
        (
            "<demo::Reader as std::io::Read>::fill",
            "demo::Reader::fill",
        ),
        ("<demo::Vec<T>>::push", "demo::Vec::push"),
        ("demo::run::{{closure}}", "demo::run::{closure}"),
        ("demo::run::{closure#1}", "demo::run::{closure}"),
        ("demo::share::h0123456789abcdef", "demo::share"),
        (
            "demo::Vec$LT$T$GT$::reserve::h0123456789abcdef",
            "demo::Vec::reserve",
        ),
        (
            "_$LT$demo..Reader$u20$as$u20$std..io..Read$GT$::fill",
            "demo::Reader::fill",
        ),
        ("parse.part.0", "parse"),
        ("parse.constprop.0.isra.0", "parse"),
        ("parse.cold", "parse"),
        ("f(int) [clone .part.0]", "f"),
        ("f.llvm.123456", "f"),
        ("ns::f(int, char const*)", "ns::f"),
        ("void ns::f<std::pair<int, long> >(int)", "ns::f"),
        (
            "std::vector<int, std::allocator<int>>::at(unsigned long) const",
            "std::vector::at",
        ),
        ("Box<int>::operator()(int) const", "Box::operator()"),
        (
            "std::ostream& operator<< <char>(std::ostream&, Row const&)",
            "operator<<",
        ),
        ("Row::operator->() const", "Row::operator->"),
        ("operator new(unsigned long)", "operator new"),
        (
            "Row::operator unsigned int() const",
            "Row::operator unsigned int",
        ),
        (
            "(anonymous namespace)::run(char const*)",
            "{anonymous}::run",
        ),
        (
            "main::$_0::operator()(int) const",
            "main::{lambda}::operator()",
        ),
        (
            "main::{lambda(int)#1}::operator()(int) const",
            "main::{lambda}::operator()",
        ),
        ("non-virtual thunk to A::f()", "A::f"),
        ("name[abi:cxx11]() const", "name"),
        ("", ""),
        ("<null>", "<null>"),
        (".cold", ".cold"),
        ("((((", "(((("),
    ] {
        assert_eq!(normal(printed), expected, "{printed}");
    }
}
