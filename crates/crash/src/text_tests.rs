//! Bytes that terminals, Windows and broken programs put into logs.

use super::{Cut, MAX_LINE, for_each_line};

fn lines(bytes: &[u8]) -> Vec<String> {
    let mut lines = Vec::new();
    for_each_line(bytes, |line, _| lines.push(line.to_owned()));
    lines
}

#[test]
fn lines_are_clean() {
    for (bytes, expected) in [
        (&b"a\nb"[..], vec!["a", "b"]),
        (b"a\r\nb\r\n", vec!["a", "", "b", "", ""]),
        (b"\x1b[1m\x1b[31mred\x1b[0m", vec!["red"]),
        (b"\x1b]0;title\x07text", vec!["text"]),
        (b"\x1b]0;title\x1b\\text", vec!["text"]),
        (b"cut \x1b[", vec!["cut "]),
        (b"a\0b\tc\x08", vec!["ab c"]),
        (b"\xff\xfe", vec!["\u{fffd}\u{fffd}"]),
        (b"", vec![""]),
    ] {
        assert_eq!(lines(bytes), expected, "{bytes:?}");
    }
}

#[test]
fn long_lines_are_cut_and_said_to_be() {
    let mut cuts = Vec::new();
    let log = format!("{}\n{}", "x".repeat(MAX_LINE + 1), "x".repeat(MAX_LINE));
    for_each_line(log.as_bytes(), |line, cut| cuts.push((line.len(), cut)));
    assert_eq!(cuts, [(MAX_LINE, Cut::Shortened), (MAX_LINE, Cut::Whole)]);
}
