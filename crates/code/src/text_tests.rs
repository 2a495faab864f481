use super::lex::lex;
use super::*;

fn text(bytes: &[u8]) -> Text {
    Text::new(RelPath::new("a.cpp").unwrap(), bytes, Language::Cpp).0
}

fn clean_of(source: &str) -> String {
    text(source.as_bytes()).clean
}

#[test]
fn only_code_is_left_and_offsets_stay() {
    let cases: &[(&str, &str)] = &[
        ("a /* b\nc */ d // e\nf", "a     \n     d     \nf"),
        ("\"/* x */\" y", "\"/* x */\" y"),
        ("'\"' /*\"*/ z", "'\"'       z"),
        ("#define A b \\\n c\nd", "             \n  \nd"),
        ("a // b \\\nc\nd", "a       \n \nd"),
        ("x = 1'000; // y", "x = 1'000;     "),
        ("R\"(/* a */)\" /*b*/", "R\"(/* a */)\"      "),
        ("#if 0\na\n#else\nb\n#endif", "     \n \n     \nb\n      "),
        (
            "#if X\na;\n#else\nb;\n#endif",
            "     \na;\n     \nb;\n      ",
        ),
        (
            "#if X\nif (a) {\n#else\nif (b) {\n#endif",
            "     \nif (a) {\n     \n        \n      ",
        ),
        ("\"open\nint x;", "\"open\nint x;"),
        ("/* open", "       "),
        ("\u{feff}a", "   a"),
        ("in\\\nt x;", "in \nt x;"),
        ("x = \"a\"\\\n\"b\";", "x = \"a\" \n\"b\";"),
        ("\\u00e4", "\\u00e4"),
        ("%:define A\nb", "          \nb"),
    ];
    for (source, expected) in cases {
        assert_eq!(clean_of(source), *expected, "{source:?}");
        assert_eq!(clean_of(source).len(), source.len());
    }
}

#[test]
fn bytes_that_are_no_text_keep_their_width() {
    let text = text(b"a\xff\xfeb \xc3\xa4");
    assert_eq!(text.raw, "a??b \u{e4}");
}

#[test]
fn spans_count_lines_and_columns_from_one() {
    let text = text(b"ab\ncd\n");
    let span = text.span(4, 6);
    assert_eq!((span.line, span.column, span.end_line), (2, 2, 2));
}

#[test]
fn tokens_cover_the_text() {
    let source = "a::b->c[0x1f+2] = L'\\'' + 1e-3f;";
    let tokens = lex(source, 0, source.len());
    let words: Vec<&str> = tokens
        .iter()
        .map(|token| &source[token.start()..token.end()])
        .collect();
    assert_eq!(
        words,
        [
            "a", "::", "b", "-", ">", "c", "[", "0x1f", "+", "2", "]", "=", "L'\\''", "+", "1e-3f",
            ";"
        ]
    );
}
