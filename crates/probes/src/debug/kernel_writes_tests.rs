use super::*;

#[test]
fn a_condition_holds_while_the_bytes_are_there() {
    assert_eq!(condition(0x10, &[0xbe]), "*(unsigned char *)0x10 == 0xbe");
    assert_eq!(
        condition(0x10, &[1, 2, 0, 0]),
        "*(unsigned int *)0x10 == 0x201"
    );
}

#[test]
fn calls_have_their_usual_names() {
    for (function, wanted) in [
        ("__GI___libc_read", "read"),
        ("read", "read"),
        ("__libc_recv", "recv"),
    ] {
        assert_eq!(call_name(function), wanted);
    }
}
