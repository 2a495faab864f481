//! Literals in all their spellings.

use super::{number, text};
use crate::lex::Dialect;
use crate::preprocess;
use crate::tokens::Tok;

fn token(text: &str) -> Tok {
    let source = preprocess::read(text.as_bytes(), Dialect::C).unwrap();
    source.code.first().unwrap().clone()
}

#[test]
fn numbers() {
    for (written, expected) in [
        ("0", Some(0)),
        ("0u", Some(0)),
        ("255UL", Some(255)),
        ("0xFFu", Some(255)),
        ("0377", Some(255)),
        ("0b1111'1111", Some(255)),
        ("1'000'000", Some(1_000_000)),
        ("'a'", Some(97)),
        ("'\\n'", Some(10)),
        ("'\\x41'", Some(65)),
        ("'RIFF'", Some(0x5249_4646)),
        ("1.5", None),
        ("08", None),
        ("abc", None),
        ("L'a'", Some(97)),
        ("18446744073709551615u", Some(u64::MAX.into())),
    ] {
        assert_eq!(number(&token(written)), expected, "{written}");
    }
}

#[test]
fn texts() {
    for (written, expected) in [
        ("\"abc\"", "abc"),
        ("\"a\\tb\"", "a\tb"),
        ("\"\\x41\\102\"", "AB"),
        ("u8\"x\"", "x"),
        ("R\"(a\"b)\"", "a\"b"),
        ("\"\\u00e4\"", "ä"),
        ("\"open", "open"),
        ("\"\"", ""),
    ] {
        assert_eq!(
            text(&token(written)),
            Some(expected.as_bytes().to_vec()),
            "{written}"
        );
    }
    assert_eq!(text(&token("abc")), None);
}
