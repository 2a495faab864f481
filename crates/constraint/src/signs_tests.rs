use patchwright_code::Code;
use patchwright_code::term::{compare, holds};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::predicate::Comparison::{Eq, Ge, Gt, Le, Lt, Ne};
use patchwright_domain::predicate::Predicate;

use super::Says::{AllIsWell, SomethingIsWrong};
use super::{Says, matched};

const SOURCE: &str = "\
#define ROOM 16
struct rec { char name[16]; int used; unsigned len; };
int f(struct rec *r, int n, unsigned u, size_t z, short s, long l, char *p, unsigned char c) {
    return g(n);
}
";

fn check(condition: Predicate, says: Says, wanted: &str) {
    let path = RelPath::new("a.c").expect("a path");
    let code = Code::read([(path, SOURCE.as_bytes().to_vec())]);
    let function = code.functions().next().expect("a function");
    let at = SOURCE.find("return").expect("a statement");
    let made = matched(&code, function, at, &condition, says);
    assert_eq!(made.to_string(), wanted);
}

fn unchanged(condition: Predicate) {
    let printed = condition.to_string();
    for says in [AllIsWell, SomethingIsWrong] {
        check(condition.clone(), says, &printed);
    }
}

#[test]
fn a_negative_value_is_checked_for() {
    for (condition, wanted) in [
        (
            compare("n", Gt, "sizeof(r->name)"),
            "n < 0 || (size_t)n > sizeof(r->name)",
        ),
        // It would be converted to a large value, and pass.
        (
            compare("n", Lt, "sizeof(r->name)"),
            "n < 0 || (size_t)n < sizeof(r->name)",
        ),
        (compare("z - 4", Le, "n"), "n < 0 || z - 4 <= (size_t)n"),
        (
            compare("z", Eq, "0").or(compare("n + 1", Gt, "z")),
            "z == 0 || n + 1 < 0 || (size_t)(n + 1) > z",
        ),
        (
            compare("z", Ne, "0").and(compare("n", Gt, "z")),
            "z != 0 && (n < 0 || (size_t)n > z)",
        ),
        (compare("s", Gt, "u"), "s < 0 || (size_t)s > u"),
        (compare("*&n", Gt, "z"), "*&n < 0 || (size_t)*&n > z"),
    ] {
        check(condition, SomethingIsWrong, wanted);
    }
}

#[test]
fn a_condition_for_going_on_excludes_negative_values() {
    for (condition, wanted) in [
        (
            compare("n", Le, "sizeof(r->name)"),
            "n >= 0 && (size_t)n <= sizeof(r->name)",
        ),
        (
            compare("r->used", Lt, "r->len"),
            "r->used >= 0 && (size_t)r->used < r->len",
        ),
        // Which side a part is on depends on what negates it.
        (
            Predicate::Not(Box::new(compare("n", Gt, "z"))),
            "!(n < 0 || (size_t)n > z)",
        ),
    ] {
        check(condition, AllIsWell, wanted);
    }
}

#[test]
fn a_sign_is_not_checked_twice() {
    for (condition, wanted) in [
        (
            compare("n", Lt, "0").or(compare("n", Gt, "z")),
            "n < 0 || (size_t)n > z",
        ),
        (
            holds("n<0 || s == 2").or(compare("n", Gt, "z")),
            "n<0 || s == 2 || (size_t)n > z",
        ),
        // Another variable's.
        (
            holds("fn<0").or(compare("n", Gt, "z")),
            "fn<0 || n < 0 || (size_t)n > z",
        ),
        // A distance is not negative.
        (
            compare("z", Gt, "r->name + 9 - p"),
            "z > (size_t)(r->name + 9 - p)",
        ),
    ] {
        check(condition, SomethingIsWrong, wanted);
    }
}

#[test]
fn other_comparisons_stay() {
    for (left, op, right) in [
        ("z", Ge, "ROOM"),
        ("c", Gt, "z"),
        ("z", Lt, "2 + c"),
        ("z + 1", Ge, "ROOM - 1"),
        // Of one sign, or wide enough to hold both.
        ("z", Gt, "sizeof(r->name)"),
        ("l", Gt, "u"),
        ("n", Gt, "16"),
        ("z", Lt, "4"),
        ("(size_t)n", Gt, "z"),
        ("n", Eq, "z"),
        // Of a type that is not known nothing can be said.
        ("x", Gt, "z"),
    ] {
        unchanged(compare(left, op, right));
    }
    // The program's own conditions are not ours to change.
    unchanged(holds("n > z"));
}
