//! Panics of older compilers, and what follows a panic.

use crate::parse;

#[test]
fn messages_before_and_after_their_place() {
    for (log, expected) in [
        (
            "thread 'main' panicked at 'index out of bounds: the len is 3 but the index is 7', src/main.rs:4:5\n",
            "index-out-of-bounds src/main.rs:4",
        ),
        (
            "thread 'main' panicked at src/main.rs:4:5:\nattempt to multiply with overflow\n",
            "integer-overflow src/main.rs:4",
        ),
        (
            "thread 'main' panicked at src/main.rs:4:5:\nassertion `left == right` failed\n  left: 1\n right: 2\n",
            "assertion-failure src/main.rs:4",
        ),
        (
            "thread 'a b' panicked at src/main.rs:4:5:\nanything\n",
            "panic src/main.rs:4",
        ),
        (
            "memory allocation of 12345 bytes failed\n",
            "out-of-memory ",
        ),
    ] {
        let report = parse(log.as_bytes()).remove(0);
        let place = report.frames.first().map_or(String::new(), |frame| {
            format!("{}:{}", frame.file.clone().unwrap(), frame.line.unwrap())
        });
        assert_eq!(format!("{} {place}", report.kind), expected, "{log}");
    }
    assert!(parse(b"we panicked at the sight of it\nthread 'x' is fine\n").is_empty());
}

#[test]
fn a_sanitizers_stack_completes_a_panic_without_one() {
    let log = "thread '<unnamed>' panicked at src/lib.rs:4:5:\nattempt to divide by zero\n==1== ERROR: libFuzzer: deadly signal\n    #0 0x1 in libfuzzer_sys::initialize::{closure} /home/dev/.cargo/registry/src/x/lib.rs:57\n    #1 0x2 in core::panicking::panic /rustc/1/core/src/panicking.rs:80\n    #2 0x3 in demo::share::h0123456789abcdef /src/src/lib.rs:4:5\nSUMMARY: libFuzzer: deadly signal\n";
    let reports = parse(log.as_bytes());
    assert_eq!(reports.len(), 1);
    let view = crate::view(reports.first().unwrap(), &crate::Project::default());
    assert_eq!(
        (view.kind.name(), view.sanitizer.name()),
        ("divide-by-zero", "rust")
    );
    assert_eq!(view.function.as_deref(), Some("demo::share"));
}
