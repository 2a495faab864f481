//! Go's words that are not UBSan's, and names of its functions.

use crate::parse;

fn kinds(log: &str) -> String {
    let names: Vec<String> = parse(log.as_bytes())
        .iter()
        .map(|report| format!("{}/{}", report.kind, report.sanitizer))
        .collect();
    names.join(" ")
}

#[test]
fn runtime_errors_are_not_undefined_behaviour() {
    for (log, expected) in [
        (
            "panic: runtime error: index out of range [5] with length 3\n",
            "index-out-of-bounds/go",
        ),
        (
            "panic: runtime error: hash of unhashable type []int\n",
            "panic/go",
        ),
        (
            "2024/05/01 10:00:00 http: panic serving 127.0.0.1:80: runtime error: integer divide by zero\n",
            "divide-by-zero/go",
        ),
        (
            "panic: runtime error: invalid memory address or nil pointer dereference\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x8 pc=0x1]\n",
            "null-dereference/go",
        ),
        ("panic: main.E{} [recovered]\n\tpanic: again\n", "panic/go"),
        ("fatal error: a.h: No such file or directory\n", ""),
        (
            "fatal error: own words\n\ngoroutine 1 [running]:\nmain.f()\n\t/a.go:3\n",
            "panic/go",
        ),
        ("a.c:1:2: fatal error: a.h: No such file\n", ""),
        (
            "a.go:3:4: runtime error: division by zero\n",
            "divide-by-zero/undefined",
        ),
    ] {
        assert_eq!(kinds(log), expected, "{log}");
    }
}

#[test]
fn names_before_arguments() {
    for (text, expected) in [
        (
            "main.(*box).pick(0xc000012345, 0x5)",
            Some("main.(*box).pick"),
        ),
        ("main.main()", Some("main.main")),
        ("panic({0x46a5e0?, 0xc000012018?})", Some("panic")),
        (
            "example.com/a/b.F[...](...)",
            Some("example.com/a/b.F[...]"),
        ),
        ("created by main.start in goroutine 1", Some("main.start")),
        ("exit status 2", None),
        (")", None),
    ] {
        assert_eq!(super::frames::function(text), expected, "{text}");
    }
}

#[test]
fn the_abort_behind_a_panic_is_no_second_report() {
    let log = "panic: no magic\n\ngoroutine 1 [running]:\nmain.refuse(...)\n\t/src/a.go:3\n==1==ERROR: AddressSanitizer: ABRT on unknown address 0x1 (pc 0x1 bp 0x2 sp 0x3 T0)\n    #0 0x1 in runtime.raise /go/src/runtime/sys.s:159\nSUMMARY: AddressSanitizer: ABRT /go/src/runtime/sys.s:159 in runtime.raise\n==1==ABORTING\n";
    assert_eq!(kinds(log), "panic/go");
}
