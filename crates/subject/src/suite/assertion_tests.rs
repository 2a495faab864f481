use super::Assertion;

fn read(text: &str) -> Assertion {
    Assertion::read(&text.lines().map(str::to_owned).collect::<Vec<_>>())
}

#[test]
fn values_are_taken_only_if_the_text_says_which_is_which() {
    let cases = [
        ("expected 4, got 3", Some(("4", "3"))),
        ("got 3, expected 4", Some(("4", "3"))),
        ("expected '4' but got '3'", Some(("'4'", "'3'"))),
        ("t.c:3: want \"a b\", got \"a\"", Some(("\"a b\"", "\"a\""))),
        (
            "Expected: (a) > (b), actual: 3 vs 4",
            Some(("(a) > (b)", "3 vs 4")),
        ),
        ("Expected: 4\n     Got: 3", Some(("4", "3"))),
        ("expected = 4\nactual = 3", Some(("4", "3"))),
        ("4 != 3", None),
        ("expected failure", None),
        ("forgotten values are unexpected", None),
        ("Expected: 4\n(no more)", None),
        ("--- a\n+++ b\n-4\n+3", None),
        ("--- out.txt\n+++ want.txt\n@@\n-3\n+4", Some(("4", "3"))),
    ];
    for (text, expected) in cases {
        let found = read(text);
        let values = found.expected.as_deref().zip(found.actual.as_deref());
        assert_eq!(values, expected, "{text}");
    }
}

#[test]
fn the_place_is_a_source_file_with_a_line() {
    let cases = [
        (
            "sum: tests/sum.c:12: check: Assertion `x' failed.",
            Some(("tests/sum.c", 12)),
        ),
        ("tests/sum.cc:7:3: error", Some(("tests/sum.cc", 7))),
        ("  at t/sum.t line 5.", Some(("t/sum.t", 5))),
        ("see (src/a.cpp:9)", Some(("src/a.cpp", 9))),
        ("12:30:01 started", None),
        ("http://host:80/", None),
        ("tests/sum.c:0: no line", None),
    ];
    for (text, expected) in cases {
        let found = read(text);
        assert_eq!(found.file.as_deref().zip(found.line), expected, "{text}");
    }
}

#[test]
fn the_line_that_tells_most_is_the_message() {
    let cases = [
        ("start\nit failed\nexpected 4, got 3", "expected 4, got 3"),
        (
            "start\nAssertion `x' failed.\nexpected",
            "Assertion `x' failed.",
        ),
        ("first\nsecond", "first"),
        ("---\nfirst", "first"),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text).message.as_deref(), Some(expected), "{text}");
    }
    assert_eq!(read(""), Assertion::default());
}
