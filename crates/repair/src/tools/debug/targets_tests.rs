use super::*;

#[test]
fn debuggers_name_the_function_behind_a_pointer() {
    for (text, expected) in [
        (
            "0x5555555567f0 (tool`read_rle at load.c:75)",
            Some("read_rle (load.c:75)"),
        ),
        ("0x5555555567f0 (tool`read_rle)", Some("read_rle")),
        ("{int (int)} 0x1139 <twice>", Some("twice")),
        ("0x0", Some("null")),
        ("7", None),
    ] {
        assert_eq!(function_at(text).as_deref(), expected, "{text}");
    }
}
