//! Hostile bodies are refused or read, never more than that.

use super::{DEEPEST, TooDeep, parse};
use crate::lex::Dialect;
use crate::preprocess;

#[track_caller]
fn check(text: &str, is_readable: bool) {
    let source = preprocess::read(text.as_bytes(), Dialect::C).unwrap();
    let parsed = parse(&source.code);
    match is_readable {
        true => assert!(parsed.is_ok(), "{text:.40}"),
        false => assert_eq!(parsed, Err(TooDeep), "{text:.40}"),
    }
}

#[test]
fn depth_is_bounded() {
    for open in ["{", "(", "if (x) ", "while (x) ", "do "] {
        check(&open.repeat(DEEPEST / 2), true);
        check(&open.repeat(DEEPEST + 2), false);
    }
    check(&"if (x) a(); else ".repeat(5_000), true);
}

#[test]
fn unfinished_text_is_read_as_far_as_it_goes() {
    for text in [
        "}",
        "} }",
        "if",
        "if (",
        "else",
        "case",
        "case x ? y : z",
        "switch (x",
        "do a();",
        "for (;;",
        "try",
        "catch",
        "a(",
        "return",
        ")",
        ";",
        "{ { }",
        "default",
        "x:",
        "goto",
        "while",
        "[",
        "case 1: {",
    ] {
        check(text, true);
    }
}
