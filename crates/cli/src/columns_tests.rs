use super::*;

#[test]
fn a_fitted_line_never_takes_more_columns_than_there_are() {
    let texts = [
        "",
        "x",
        "candidates: 3 of 31 judged: 2 still crash, 1 passes · best so far: tighten the comparison at src/map.c:91",
        "no-place-to-break-this-line-at-all-but-in-the-middle-of-it",
        "漢字だけの長い長い行はどこで切れるのか分からない",
        "one 漢 two 字 three 😀 four",
        "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
    ];
    for text in texts {
        for columns in 0..120 {
            let fitted = fit(text, columns);
            assert!(width(&fitted) <= columns, "{columns}: {fitted}");
            if width(text) <= columns {
                assert_eq!(fitted, text);
            }
        }
    }
}

#[test]
fn a_line_is_cut_after_a_word_where_one_ends_near() {
    let cases = [
        ("building the tests", 18, "building the tests"),
        ("building the tests", 17, "building the…"),
        ("building the tests", 12, "building…"),
        ("building · the", 11, "building…"),
        ("a verylongwordwithoutend", 10, "a verylon…"),
        ("漢字漢字", 6, "漢字…"),
        ("漢字漢字", 5, "漢字…"),
        ("ab", 1, "…"),
        ("ab", 0, ""),
    ];
    for (text, columns, expected) in cases {
        assert_eq!(fit(text, columns), expected, "{text} at {columns}");
    }
}

#[test]
fn lines_are_wrapped_between_words() {
    let cases: [(&str, usize, &[&str]); 6] = [
        ("", 10, &[]),
        ("one two three", 7, &["one two", "three"]),
        ("one · two · three", 11, &["one · two ·", "three"]),
        (
            "a /very/long/path/name b",
            6,
            &["a", "/very/long/path/name", "b"],
        ),
        ("漢字 漢字 漢字", 9, &["漢字 漢字", "漢字"]),
        ("spread\n  over\tlines", 40, &["spread over lines"]),
    ];
    for (text, columns, expected) in cases {
        assert_eq!(wrap(text, columns), expected, "{text} at {columns}");
    }
}
