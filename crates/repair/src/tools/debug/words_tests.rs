use super::*;

#[test]
fn memory_is_shown_as_bytes_and_characters() {
    let bytes: Vec<u8> = (0x3c..0x4e).collect();
    let wanted = "0x10  3c 3d 3e 3f 40 41 42 43 44 45 46 47 48 49 4a 4b  |<=>?@ABCDEFGHIJK|\n\
                  0x20  4c 4d                                            |LM|";
    assert_eq!(dump(0x10, &bytes), wanted);
    assert_eq!(dump(0, &[0, 0xff]), format!("0x0  {:<47}  |..|", "00 ff"));
}
