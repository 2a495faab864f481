use super::plain;

#[test]
fn addresses_are_no_values() {
    let cases = [
        ("0x0000602000000010", "a pointer"),
        ("0x0000000000000000", "NULL"),
        ("0xff (255)", "0xff (255)"),
        (
            "{ next = 0x602000000010; len = 3 }",
            "{ next = a pointer; len = 3 }",
        ),
        ("3", "3"),
        ("0x", "0x"),
    ];
    for (text, expected) in cases {
        assert_eq!(plain(text), expected);
    }
}
