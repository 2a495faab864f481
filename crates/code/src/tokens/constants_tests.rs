//! Which names are numbers, and which only look so.

use super::{Reach, collect_enumerators, collect_variables};
use crate::lex::Dialect;
use crate::preprocess;
use crate::tokens::fold::Constants;

#[track_caller]
fn check(text: &str, reach: Reach, expected: &[(&str, i128)]) {
    let source = preprocess::read(text.as_bytes(), Dialect::C).unwrap();
    let mut constants = Constants::new();
    collect_enumerators(&source.code, &mut constants);
    collect_variables(&source.code, reach, &mut constants);
    let mut found: Vec<(String, i128)> = constants
        .iter()
        .map(|(name, value)| (String::from_utf8_lossy(name).into_owned(), *value))
        .collect();
    found.sort();
    let expected: Vec<(String, i128)> = expected
        .iter()
        .map(|(name, value)| ((*name).to_owned(), *value))
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn enumerators_count_on() {
    let text = "enum e { A, B = 5, C, D = A + 2, E = f(), F };";
    let expected = [("A", 0), ("B", 5), ("C", 6), ("D", 2)];
    check(text, Reach::File, &expected);
}

#[test]
fn variables_that_something_may_write_are_no_numbers() {
    let body = [
        ("int off = 0; if (off) a();", Some(0)),
        ("int off = 2 * 3;", Some(6)),
        ("int off = 0; off = 1;", None),
        ("int off = 0; off++;", None),
        ("int off = 0; get(&off);", None),
        ("int off = 0; get(off);", None),
        ("int off = 0; { int off = 1; }", None),
        ("int off = f();", None),
    ];
    for (text, value) in body {
        let expected: Vec<(&str, i128)> = value.map(|value| ("off", value)).into_iter().collect();
        check(text, Reach::Body, &expected);
    }
}

#[test]
fn another_file_may_write_what_is_not_static() {
    check("int off = 0;", Reach::File, &[]);
    check("static int off = 0;", Reach::File, &[("off", 0)]);
    check("const int off = 1;", Reach::File, &[("off", 1)]);
}
