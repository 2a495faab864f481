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

#[test]
fn a_subject_is_never_cut_inside_a_word() {
    let kind = "heap-buffer-overflow";
    let long = "a_function_with_a_very_long_name_indeed_of_sixty_letters_or_so";
    for (file, function, expected) in [
        ("src/a.c", "f", "src/a.c: fix heap-buffer-overflow in f"),
        (
            "lib/decoders/formats/interchange/chunked.c",
            "read_one_chunk",
            "chunked.c: fix heap-buffer-overflow in read_one_chunk",
        ),
        ("src/a.c", long, "a.c: fix heap-buffer-overflow"),
        (
            "a_file_with_a_very_long_name_indeed_of_sixty_letters_or_so.c",
            "f",
            "fix heap-buffer-overflow",
        ),
    ] {
        assert_eq!(shortest_subject(Some(file), kind, Some(function)), expected);
    }
}
