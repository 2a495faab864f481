use super::*;

#[test]
fn dates_are_those_of_mails() {
    for (seconds, expected) in [
        (0, "Thu, 1 Jan 1970 00:00:00 +0000"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
        (1_793_620_859, "Mon, 2 Nov 2026 12:00:59 +0000"),
    ] {
        assert_eq!(date(seconds), expected);
    }
}

#[test]
fn no_line_of_the_message_begins_as_a_diff_would() {
    let long = "word ".repeat(13) + "--- a/x.c and " + &"more ".repeat(14) + "From here";
    for text in [
        long.as_str(),
        "diff --git a b",
        "--- x",
        "@@ -1 +1 @@",
        "From: me",
    ] {
        let text = wrapped(text);
        for line in text.lines() {
            assert!(line.chars().count() <= WIDTH + 1, "{line}");
            for start in ["---", "diff", "From", "@@"] {
                assert!(!line.starts_with(start), "{text}");
            }
        }
    }
}
