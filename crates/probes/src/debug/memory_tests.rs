use super::*;

#[test]
fn base64_is_read() {
    let cases: [(&str, &[u8]); 5] = [
        ("", b""),
        ("aGVsbG8=", b"hello"),
        ("aGVsbG8h", b"hello!"),
        ("/+8=", &[0xff, 0xef]),
        ("aG\nxx", b"h"),
    ];
    for (text, wanted) in cases {
        assert_eq!(base64(text), wanted, "{text}");
    }
}
