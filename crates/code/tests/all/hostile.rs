//! Whatever the text, reading it ends, without a panic and with spans that lie in the file.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::tree::Span;
use patchwright_code::{Code, SourceFile, walk};
use patchwright_domain::candidate::RelPath;
use proptest::prelude::*;

fn read(name: &str, text: &[u8]) -> Code {
    Code::read([(RelPath::new(name).unwrap(), text.to_vec())])
}

/// Asks everything, and checks every span.
fn exercise(name: &str, text: &[u8]) {
    let code = read(name, text);
    let Some(file) = code.files().first() else {
        return;
    };
    for function in code.functions() {
        check(file, function.head.span);
        walk::each_stmt(function.body(), &mut |stmt| check(file, stmt.span));
        walk::each_expr(function.body(), &mut |expr| check(file, expr.span));
        for variable in function.locals() {
            check(file, variable.span);
        }
        function.visible_at(function.head.body.end);
        function.statement_at(function.head.body.line, Some(7));
    }
    file.broken_at(2);
    code.callers("f");
    code.record("struct s");
}

fn check(file: &SourceFile, span: Span) {
    assert!(span.start <= span.end && span.end <= file.text().len());
    assert!(file.text().is_char_boundary(span.start) && file.text().is_char_boundary(span.end));
    assert_eq!(file.line_of(span.start), span.line);
    assert!(span.line <= span.end_line);
}

pub fn examples() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut waiting: Vec<PathBuf> = vec![root];
    let mut found = Vec::new();
    while let Some(path) = waiting.pop() {
        for entry in fs::read_dir(&path).unwrap() {
            let path = entry.unwrap().path();
            let end = path
                .extension()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if path.is_dir() {
                waiting.push(path);
            } else if ["c", "cpp", "h", "hpp"].contains(&end.as_str()) {
                let bytes = fs::read(&path).unwrap();
                let cpp = end == "h" && String::from_utf8_lossy(&bytes).contains("std::");
                found.push((format!("a.{}", if cpp { "hpp" } else { &end }), bytes));
            }
        }
    }
    found.sort();
    assert!(found.len() > 50);
    found
}

#[test]
fn sources_cut_anywhere_are_read() {
    for (name, bytes) in examples() {
        for end in (0..bytes.len()).step_by(97) {
            exercise(&name, &bytes[..end]);
        }
    }
}

#[test]
fn deep_and_long_texts_are_read() {
    let shapes = [
        ("(", 4_000),
        ("{", 4_000),
        ("[", 4_000),
        ("if (a) ", 1_500),
        ("a + ", 4_000),
        ("f(", 4_000),
        ("a, ", 4_000),
        ("else if (x) ", 1_500),
        ("* ", 4_000),
        ("a ? b : ", 1_500),
        ("struct { ", 1_500),
        ("case 1: ", 1_500),
        ("x: ", 1_500),
        ("\"a\" ", 4_000),
        ("do ", 1_500),
        ("f() ", 4_000),
        ("#if X\n", 1_500),
        ("a<b>", 1_500),
        ("-", 4_000),
        ("})", 4_000),
        ("({", 3_000),
        ("int f(a) ", 1_500),
        ("operator ", 1_500),
        ("for (;;) ", 1_500),
        ("if (a) {} else ", 1_500),
        ("'", 4_000),
        ("R\"(", 1_500),
        ("\\\n", 1_500),
    ];
    for name in ["a.c", "a.cpp"] {
        for (piece, times) in shapes {
            let long = piece.repeat(times);
            for text in [
                long.clone(),
                format!("int f(void) {{ {long}"),
                format!("int f(void) {{ {long}; }}\nint g;"),
            ] {
                let start = patchwright_testkit::cpu_time();
                exercise(name, text.as_bytes());
                let took = patchwright_testkit::cpu_time() - start;
                assert!(took.as_secs() < 20, "{name} {piece:?} took {took:?}");
            }
        }
    }
}

const SOUP: [&str; 60] = [
    "if",
    "else",
    "for",
    "while",
    "do",
    "switch",
    "case",
    "default",
    "return",
    "break",
    "goto",
    "struct",
    "union",
    "enum",
    "class",
    "typedef",
    "static",
    "int",
    "char",
    "template",
    "operator",
    "namespace",
    "try",
    "catch",
    "throw",
    "new",
    "delete",
    "sizeof",
    "x",
    "y",
    "FOO",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    ":",
    "::",
    "?",
    "=",
    "==",
    "<",
    ">",
    "*",
    "&",
    "->",
    ".",
    "+",
    "1",
    "0x1F",
    "'a'",
    "\"s\"",
    "\n",
    "#if X\n",
    "\n#else\n",
    "\n#endif\n",
    "\u{e4}",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn token_soup_is_read(picks in prop::collection::vec(0..SOUP.len(), 0..120), cpp: bool, inside: bool) {
        let words: Vec<&str> = picks.iter().map(|pick| SOUP[*pick]).collect();
        let soup = words.join(" ");
        let text = if inside { format!("int f(int n) {{ {soup} }}") } else { soup };
        exercise(if cpp { "a.cpp" } else { "a.c" }, text.as_bytes());
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        exercise("a.c", &bytes);
        let mut inside = b"int f(void) { ".to_vec();
        inside.extend(bytes.iter().map(|byte| (*byte).max(1)));
        exercise("a.cpp", &inside);
    }
}
