use super::*;

#[test]
fn a_line_is_one_line_and_no_longer_than_asked() {
    let cases = [
        ("one\n  two\t three", 50, "one two three"),
        ("éééé", 2, "éé…"),
        ("exact", 5, "exact"),
        ("", 3, ""),
        ("\x1b[H", 9, "\\u{1b}[H"),
    ];
    for (text, most, expected) in cases {
        assert_eq!(line(text, most), expected);
    }
}
