use super::*;

#[test]
fn nothing_steers_hides_or_turns() {
    let cases = [
        ("plain text\té", "plain text\té"),
        ("\x1b[2Jgone", "\\u{1b}[2Jgone"),
        ("\x1b]0;title\x07", "\\u{1b}]0;title\\u{7}"),
        ("a\rb", "a\\rb"),
        ("del\x7f", "del\\u{7f}"),
        ("\u{9b}31m", "\\u{9b}31m"),
        ("\u{202e}desrever", "\\u{202e}desrever"),
        ("\u{2066}isolated\u{2069}", "\\u{2066}isolated\\u{2069}"),
        ("pass\u{200b}word\u{feff}", "pass\\u{200b}word\\u{feff}"),
        ("tag\u{e0041}", "tag\\u{e0041}"),
        ("NUL\0", "NUL\\u{0}"),
    ];
    for (text, expected) in cases {
        assert_eq!(visible(text), expected);
        assert_eq!(visible_line(text), expected);
    }
    assert_eq!(visible("two\nlines"), "two\nlines");
    assert_eq!(visible_line("two\nlines"), "two\\nlines");
}
