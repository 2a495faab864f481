//! What tokens alone decide.

use super::{Constants, value};
use crate::lex::Dialect;
use crate::preprocess;

#[test]
fn values() {
    let mut constants = Constants::new();
    constants.insert(b"OFF".as_slice().into(), 0);
    let known = [
        ("0", 0),
        ("x && 0", 0),
        ("0 && x", 0),
        ("x || 1", 1),
        ("!1", 0),
        ("(0)", 0),
        ("(int)0", 0),
        ("(size_t) (1 - 1)", 0),
        ("sizeof(int) == 4", 1),
        ("sizeof(char *) != 8", 0),
        ("a != a", 0),
        ("p->n - p->n", 0),
        ("x & 0", 0),
        ("f(x) * 0", 0),
        ("2 + 3 * 4", 14),
        ("(2 + 3) << 2", 20),
        ("0x10 | 0b11", 19),
        ("'A'", 65),
        ("x, 0", 0),
        ("OFF", 0),
        ("!OFF && true", 1),
        ("NULL", 0),
        ("1 ? 5 : x", 5),
        ("x ? 3 : 3", 3),
        ("~0 == -1", 1),
        ("7 % 4 > 2", 1),
        ("010", 8),
        ("1'000", 1000),
    ];
    for (text, expected) in known {
        assert_eq!(folded(text, &constants), Some(expected), "{text}");
    }
    let unknown = [
        "x",
        "f()",
        "x == 0",
        "a != b",
        "i++ != i++",
        "x || 0",
        "x && 1",
        "sizeof x",
        "(x)",
        "x = 0",
        "*p",
        "1 / 0",
        "p[0]",
        "\"a\" == \"a\"",
        "",
        "1 << 99",
        "f() == f()",
    ];
    for text in unknown {
        assert_eq!(folded(text, &constants), None, "{text}");
    }
}

fn folded(text: &str, constants: &Constants) -> Option<i128> {
    let source = preprocess::read(text.as_bytes(), Dialect::C).unwrap();
    value(&source.code, constants)
}
