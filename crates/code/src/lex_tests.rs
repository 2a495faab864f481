use patchwright_domain::candidate::RelPath;

use super::*;

fn check(source: &str, dialect: Dialect, expected: &str) {
    let shown: Vec<String> = lex(source.as_bytes(), dialect)
        .iter()
        .map(|t| {
            let place = if t.region == Region::Directive {
                "#"
            } else {
                ""
            };
            format!(
                "{place}{:?} {} @{}",
                t.kind,
                String::from_utf8_lossy(&t.text),
                t.line
            )
        })
        .collect();
    assert_eq!(shown.join("\n"), expected, "{source:?}");
}

#[test]
fn c_tokens() {
    let cases: &[(&str, &str)] = &[
        (
            "a+++b",
            "Identifier a @1\nPunct ++ @1\nPunct + @1\nIdentifier b @1",
        ),
        (
            "0x1p-3 1'000u .5f 1e+9",
            "Number 0x1p-3 @1\nNumber 1'000u @1\nNumber .5f @1\nNumber 1e+9 @1",
        ),
        ("// a\\\nstill\nx", "Comment // astill @1\nIdentifier x @3"),
        ("/* a\n*/ b", "Comment /* a\n*/ @1\nIdentifier b @2"),
        ("/* open", "Comment /* open @1"),
        (
            r#"L"a\"b" 'x' '\''"#,
            "String L\"a\\\"b\" @1\nChar 'x' @1\nChar '\\'' @1",
        ),
        ("\"open\nx", "String \"open @1\nIdentifier x @2"),
        (
            "R\"x(a)\"b)x\" c",
            "RawString R\"x(a)\"b)x\" @1\nIdentifier c @1",
        ),
        (
            "R\"(a\\\nb)\" c",
            "RawString R\"(a\\\nb)\" @1\nIdentifier c @2",
        ),
        (
            "ex\\\nit(1)",
            "Identifier exit @1\nPunct ( @2\nNumber 1 @2\nPunct ) @2",
        ),
        ("ex\\ \r\nit", "Identifier exit @1"),
        // What a compiler runs is no comment.
        (
            "// a\rb\r\nc",
            "Comment // a @1\nIdentifier b @2\nIdentifier c @3",
        ),
        ("// a\\\rb\rc", "Comment // ab @1\nIdentifier c @3"),
        (
            "#if x\ry",
            "#Punct # @1\n#Identifier if @1\n#Identifier x @1\n#DirectiveEnd  @1\nIdentifier y @2",
        ),
        (
            "#include <a b.h>\nx<y>z",
            "#Punct # @1\n#Identifier include @1\n#HeaderName <a b.h> @1\n#DirectiveEnd  @1\n\
             Identifier x @2\nPunct < @2\nIdentifier y @2\nPunct > @2\nIdentifier z @2",
        ),
        (
            " /* c */ # define A \\\n 1 /* \n */ 2\nA",
            "Comment /* c */ @1\n#Punct # @1\n#Identifier define @1\n#Identifier A @1\n#Number 1 @2\n\
             #Comment /* \n */ @2\n#Number 2 @3\n#DirectiveEnd  @3\nIdentifier A @4",
        ),
        (
            "%:pragma x",
            "#Punct %: @1\n#Identifier pragma @1\n#Identifier x @1\n#DirectiveEnd  @1",
        ),
        ("a # b", "Identifier a @1\nPunct # @1\nIdentifier b @1"),
        (
            "a>>>b",
            "Identifier a @1\nPunct >> @1\nPunct > @1\nIdentifier b @1",
        ),
        ("\\ \u{e9}", "Unknown \\ @1\nIdentifier \u{e9} @1"),
    ];
    for (source, expected) in cases {
        check(source, Dialect::C, expected);
    }
}

#[test]
fn java_tokens() {
    let cases: &[(&str, &str)] = &[
        ("a>>>=b", "Identifier a @1\nPunct >>>= @1\nIdentifier b @1"),
        (
            "\"\"\"\n a\\\"\"\" b\n\"\"\" c",
            "String \"\"\"\n a\\\"\"\" b\n\"\"\" @1\nIdentifier c @3",
        ),
        ("# x", "Punct # @1\nIdentifier x @1"),
        ("0x1e+3", "Number 0x1e @1\nPunct + @1\nNumber 3 @1"),
        // A comment that ends by an escape hides no code.
        (
            "/* \\u002a/ exit()",
            "Comment /* */ @1\nIdentifier exit @1\nPunct ( @1\nPunct ) @1",
        ),
        (
            "\"\\\\u0022\" x",
            "String \"\\\\u0022\" @1\nIdentifier x @1",
        ),
        ("\\u0065xit", "Identifier exit @1"),
    ];
    for (source, expected) in cases {
        check(source, Dialect::Java, expected);
    }
}

#[test]
fn spans_cut_the_token_out_of_the_source() {
    let source = b"int a\\\n = /*x*/ 'c';\n#define B \"s\" // end\n";
    for token in lex(source, Dialect::C) {
        let written = String::from_utf8_lossy(&source[token.span.clone()]).replace("\\\n", "");
        assert_eq!(written.as_bytes(), token.text.as_ref());
    }
}

#[test]
fn languages_are_known_by_ending() {
    for (path, dialect) in [
        ("a.c", Some(Dialect::C)),
        ("x/y.HPP", Some(Dialect::C)),
        ("A.java", Some(Dialect::Java)),
        ("Makefile", None),
        ("a.py", None),
        ("a.c.in", None),
    ] {
        assert_eq!(
            Dialect::of_path(&RelPath::new(path).unwrap()),
            dialect,
            "{path}"
        );
    }
}

proptest::proptest! {
    #[test]
    fn any_bytes_are_lexed_in_order(source in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..200)) {
        for dialect in [Dialect::C, Dialect::Java] {
            let mut end = 0;
            for token in lex(&source, dialect) {
                assert!(token.span.start >= end && token.span.end >= token.span.start);
                end = token.span.end;
            }
        }
    }

    #[test]
    fn awkward_text_is_lexed_in_order(source in r#"[R"'()\\\nu0 /*#a<>.%:]{0,60}"#) {
        for dialect in [Dialect::C, Dialect::Java] {
            let mut end = 0;
            for token in lex(source.as_bytes(), dialect) {
                assert!(token.span.start >= end && token.span.end >= token.span.start, "{token:?}");
                end = token.span.end;
            }
        }
    }
}
