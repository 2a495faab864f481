use super::*;

#[test]
fn builds_and_tests_are_counted() {
    let cases: [(What, Option<usize>, &str, Option<&str>); 14] = [
        (What::Files, None, "checking for gcc... yes", None),
        (
            What::Files,
            None,
            "[3/40] Building C object a.o\n[4/40] x",
            Some("4 of 40 files"),
        ),
        (
            What::Files,
            None,
            "[ 42%] Building C object a.o",
            Some("42 %"),
        ),
        (
            What::Files,
            None,
            "gcc -O2 -c a.c\nclang-19 -c b.c\nld a.o",
            Some("2 files"),
        ),
        (
            What::Files,
            Some(9),
            "  CC       a.o\n  CXX      b.o\n  CCLD     p",
            Some("2 of 9 files"),
        ),
        (
            What::Files,
            Some(1),
            "/usr/bin/x86_64-linux-gnu-gcc -c a.c\ncc -c b.c",
            Some("2 files"),
        ),
        (What::Files, None, "[99999999999/3] no\n[7/3] no", None),
        (
            What::Tests,
            None,
            "PASS: a\nFAIL: b\nhello",
            Some("2 tests"),
        ),
        (What::Tests, Some(17), "PASS: a", Some("1 of 17 tests")),
        (
            What::Tests,
            None,
            "1..3\nok 1\nnot ok 2 - x",
            Some("2 of 3 tests"),
        ),
        (
            What::Tests,
            None,
            " 3/12 Test  #3: parse ...   Passed 0.1 sec",
            Some("3 of 12 tests"),
        ),
        (
            What::Tests,
            None,
            "[==========] Running 5 tests from 1 test suite.\n[       OK ] A.b (0 ms)\n[  FAILED  ] A.b",
            Some("1 of 5 tests"),
        ),
        (What::Tests, Some(0), "", None),
        (What::Tests, None, "\u{1b}[2J 1/2", None),
    ];
    for (what, known, text, expected) in cases {
        let mut count = Count::new(what, known);
        text.lines().for_each(|line| count.line(line));
        assert_eq!(count.describe().as_deref(), expected, "{text}");
    }
}
