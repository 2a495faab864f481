//! What is compared with what.

use super::{bounds, enclosing_call, left, outside_brackets, right};
use crate::lex::Dialect;
use crate::preprocess;
use crate::tokens::fold::Constants;
use crate::tokens::{Tok, joined};

fn code(text: &str) -> Vec<Tok> {
    preprocess::read(text.as_bytes(), Dialect::C).unwrap().code
}

#[test]
fn operands_end_where_the_comparison_does() {
    for (text, expected) in [
        ("if (a && b[1] == c(2, 3) || d)", ("b [ 1 ]", "c ( 2 , 3 )")),
        ("return x == y;", ("x", "y")),
        ("a = f(p == q)", ("p", "q")),
        ("== z", ("", "z")),
        ("u ==", ("u", "")),
    ] {
        let code = code(text);
        let at = code.iter().position(|tok| tok.is("==")).unwrap();
        let found = (joined(left(&code, at)), joined(right(&code, at)));
        assert_eq!((found.0.as_str(), found.1.as_str()), expected, "{text}");
    }
}

#[test]
fn a_bound_is_the_last_value_that_passes() {
    for (text, expected) in [
        ("x < 8", (7, false)),
        ("x <= 8", (8, false)),
        ("x > 8", (9, true)),
        ("8 > x", (7, false)),
        ("8 <= x", (8, true)),
    ] {
        let code = code(text);
        let found = bounds(&code, &Constants::new());
        let [bound] = found.as_slice() else {
            panic!("{text}: {} bounds", found.len());
        };
        assert_eq!((bound.value, bound.is_low), expected, "{text}");
        assert_eq!(joined(bound.of), "x", "{text}");
    }
}

#[test]
fn brackets_hide_what_is_in_them() {
    let code = code("(a + b[c]) * f(d)");
    let seen: Vec<&str> = outside_brackets(&code)
        .filter(|tok| tok.is_name())
        .map(Tok::word)
        .collect();
    assert_eq!(seen, ["a", "b", "f"]);
    let at = code.iter().position(|tok| tok.is("d")).unwrap();
    assert_eq!(enclosing_call(&code, at), Some("f"));
}
