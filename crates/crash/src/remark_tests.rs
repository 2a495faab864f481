//! Remarks before an abort, and the same words without one.

use crate::parse;

const ABORT: &str = "==1==ERROR: AddressSanitizer: ABRT on unknown address 0x1 (pc 0x1 bp 0x2 sp 0x3 T0)\n    #0 0x1 in abort /build/glibc-2.23/stdlib/abort.c:89\n    #1 0x2 in f /src/a.c:3\nSUMMARY: AddressSanitizer: ABRT /build/glibc-2.23/stdlib/abort.c:89 in abort\n==1==ABORTING\n";

#[test]
fn a_condition_before_an_abort_is_its_reason() {
    for (line, condition) in [
        (
            "CRITICAL ERROR : add_tag: assertion 'is_valid (tag)' failed",
            "is_valid (tag)",
        ),
        (
            "Extractor.cpp:12 CHECK_EQ( size,1u) failed: 0 vs. 1",
            "size,1u",
        ),
        (
            "[critical][assert] [a.cc:12] assert failure: len == 0 || len >= 3.",
            "len == 0 || len >= 3",
        ),
    ] {
        assert!(parse(line.as_bytes()).is_empty(), "{line}");
        let report = parse(format!("{line}\n{ABORT}").as_bytes()).remove(0);
        assert_eq!(report.kind.name(), "assertion-failure", "{line}");
        assert_eq!(
            report.facts.get("assertion").map(String::as_str),
            Some(condition)
        );
        let late = format!("{line}\n{}{ABORT}", "going on\n".repeat(20));
        assert_eq!(parse(late.as_bytes()).remove(0).kind.name(), "abort");
    }
}

#[test]
fn other_crashes_have_their_own_reason() {
    let log = format!("assertion 'x' failed\n{}", ABORT.replace("ABRT", "SEGV"));
    let report = parse(log.as_bytes()).remove(0);
    assert!(!report.facts.contains_key("assertion"));
}
