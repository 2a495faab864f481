use super::header::{HunkHeader, diff_path, git_paths, hunk_header};
use super::*;
use crate::patch::Counts;

#[test]
fn hunk_headers_are_read_as_far_as_they_go() {
    let full = |stated, old, new, section: &str| HunkHeader {
        stated: Some(stated),
        counts: Some(Counts { old, new }),
        section: section.into(),
    };
    let named = |section: &str| HunkHeader {
        section: section.into(),
        ..HunkHeader::default()
    };
    for (line, expected) in [
        ("@@ -1,2 +3,4 @@", full(1, 2, 4, "")),
        ("@@ -1,2 +3,4 @@ int f(void)", full(1, 2, 4, "int f(void)")),
        ("@@ -1 +1 @@", full(1, 1, 1, "")),
        ("@@ -7,3 +7,3", full(7, 3, 3, "")),
        ("@@-1,2 +3,4@@", full(1, 2, 4, "")),
        (
            "@@ -5 @@",
            HunkHeader {
                stated: Some(5),
                ..HunkHeader::default()
            },
        ),
        ("@@ @@", named("")),
        ("@@", named("")),
        ("@@ ... @@", named("")),
        ("@@ ... @@ f()", named("f()")),
        ("@@ f() @@", named("f()")),
        ("@@ class A", named("class A")),
        ("@@ -99999999999999999999,1 +1 @@ f", named("f")),
        ("@@ -a,b +c @@", named("-a,b +c")),
    ] {
        assert_eq!(hunk_header(line.as_bytes()), expected, "{line}");
    }
}

#[test]
fn header_paths_lose_quotes_and_time_stamps() {
    for (text, expected) in [
        ("a/x.c", "a/x.c"),
        ("x.c\t2024-01-01 00:00:00", "x.c"),
        ("x.c 2024-01-01 00:00:00", "x.c"),
        ("a/two words.c\t", "a/two words.c"),
        (r#""a/\303\244 \"q\".c""#, "a/\u{e4} \"q\".c"),
    ] {
        assert_eq!(
            diff_path(text.as_bytes()).bytes,
            expected.as_bytes(),
            "{text}"
        );
    }
    for (text, old, new) in [
        ("a/x.c b/x.c", "a/x.c", "b/x.c"),
        ("a/two words b/two words", "a/two words", "b/two words"),
        ("a/x.c b/other.c", "a/x.c", "b/other.c"),
        (r#""a/\303\244" "b/\303\244""#, "a/\u{e4}", "b/\u{e4}"),
    ] {
        let (a, b) = git_paths(text.as_bytes()).unwrap();
        assert_eq!((a.bytes, b.bytes), (old.into(), new.into()), "{text}");
    }
}

#[test]
fn what_is_too_large_is_refused_with_words() {
    let hunks = |count: usize| "@@ -1 +1 @@\n-a\n+b\n".repeat(count);
    let one = "--- a/x\n+++ b/x\n";
    for (text, words) in [
        (
            "x".repeat(10 << 20),
            "10485760 bytes, more than the 1048576",
        ),
        (
            "x\n".repeat(MAX_PATCH_LINES + 1),
            "20001 lines, more than the 20000",
        ),
        (
            format!("{one}{}", hunks(MAX_PATCH_HUNKS + 1)),
            "501 hunks, more than the 500",
        ),
        (
            format!("{one}{}", hunks(1)).repeat(MAX_PATCH_FILES + 1),
            "101 files, more than the 100",
        ),
    ] {
        let error = parse(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
}
