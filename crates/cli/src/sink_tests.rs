use super::neutral;

#[test]
fn our_colours_pass_and_nothing_else_steers() {
    let cases = [
        ("\x1b[36mlabel\x1b[0m text", "\x1b[36mlabel\x1b[0m text"),
        ("\x1b[31;1mbad\x1b[0m", "\x1b[31;1mbad\x1b[0m"),
        ("\x1b[8mconcealed", "\\u{1b}[8mconcealed"),
        ("\x1b[2J\x1b[H", "\\u{1b}[2J\\u{1b}[H"),
        ("\x1b]8;;http://x\x07", "\\u{1b}]8;;http://x\\u{7}"),
        ("two\nlines\u{202e}", "two\nlines\\u{202e}"),
        ("\u{9b}2J", "\\u{9b}2J"),
        ("end\x1b", "end\\u{1b}"),
    ];
    for (text, expected) in cases {
        assert_eq!(neutral(text, true), expected);
    }
    assert_eq!(neutral("\x1b[31mred", false), "\\u{1b}[31mred");
}
