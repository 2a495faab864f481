use super::*;

#[test]
fn a_register_is_read() {
    let cases = [
        ("     rdi = 0x0000503000000040\n", Some(0x5030_0000_0040)),
        ("    arg1 = 0x10  program`x\n", Some(16)),
        ("error: Invalid register name 'arg1'.\n", None),
    ];
    for (printed, wanted) in cases {
        assert_eq!(register(printed), wanted, "{printed}");
    }
}
