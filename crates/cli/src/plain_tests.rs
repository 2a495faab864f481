use super::*;

#[test]
fn nothing_steers_the_terminal() {
    let cases = [
        ("plain text\té", "plain text\té"),
        ("\x1b[2Jgone", "\u{fffd}[2Jgone"),
        ("\x1b]0;title\x07", "\u{fffd}]0;title\u{fffd}"),
        ("a\rb", "a\u{fffd}b"),
        ("\u{9b}31m", "\u{fffd}31m"),
        ("\u{202e}desrever", "\u{fffd}desrever"),
        ("two\nlines", "two\u{fffd}lines"),
    ];
    for (text, expected) in cases {
        assert_eq!(plain(text), expected);
    }
}

#[test]
fn a_line_is_one_line_and_no_longer_than_asked() {
    let cases = [
        ("one\n  two\t three", 50, "one two three"),
        ("éééé", 2, "éé…"),
        ("exact", 5, "exact"),
        ("", 3, ""),
        ("\x1b[H", 9, "\u{fffd}[H"),
    ];
    for (text, most, expected) in cases {
        assert_eq!(line(text, most), expected);
    }
}
