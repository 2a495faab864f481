use super::*;

#[test]
fn marks_of_each_sanitizer_are_seen() {
    use Sanitizer::{Address, Leak, Memory, Thread, Undefined};
    let cases: [(&[u8], &[Sanitizer]); 9] = [
        (b"\x7fELF puts main __stack_chk_fail", &[]),
        (b"\0__asan_init\0__asan_report_load1\0", &[Address]),
        (b"\0__ubsan_handle_add_overflow_abort\0", &[Undefined]),
        (b"__msan_init __tsan_init", &[Memory, Thread]),
        (b"\xff\0AddressSanitizer:DEADLYSIGNAL", &[Address]),
        (b"__lsan_init\0__ubsan_handle_", &[Leak, Undefined]),
        (b"see the manual of AddressSanitizer", &[]),
        (b"HWAddressSanitizer: MyLeakSanitizer:", &[]),
        (b"HWAddressSanitizer: then AddressSanitizer:", &[Address]),
    ];
    for (bytes, expected) in cases {
        let expected: BTreeSet<Sanitizer> = expected.iter().copied().collect();
        assert_eq!(in_bytes(bytes), expected, "{bytes:?}");
    }
}
