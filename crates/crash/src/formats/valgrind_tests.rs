//! Valgrind's errors that our programs do not make.

use crate::parse;

#[test]
fn first_lines() {
    for (text, expected) in [
        (
            "Invalid write of size 8\n==1==    at 0x1: f (a.c:3)\n==1==  Address 0x4a8 is 4 bytes inside a block of size 12 free'd",
            "heap-use-after-free",
        ),
        (
            "Invalid read of size 1\n==1==    at 0x1: f (a.c:3)\n==1==  Address 0x10 is not stack'd, malloc'd or (recently) free'd",
            "null-dereference",
        ),
        (
            "Syscall param write(buf) points to uninitialised byte(s)",
            "use-of-uninitialized-value",
        ),
        (
            "Argument 'size' of function malloc has a fishy (possibly negative) value: -1",
            "negative-size-param",
        ),
        (
            "Jump to the invalid address stated on the next line\n==1==    at 0x0: ???\n==1==  Address 0x0 is not stack'd, malloc'd or (recently) free'd",
            "null-dereference",
        ),
        (
            "Process terminating with default action of signal 6 (SIGABRT)",
            "abort",
        ),
        ("HEAP SUMMARY:", ""),
        (
            "12 bytes in 1 blocks are still reachable in loss record 1 of 1",
            "",
        ),
    ] {
        let reports = parse(format!("==1== {text}\n").as_bytes());
        let kinds: Vec<&str> = reports.iter().map(|report| report.kind.name()).collect();
        assert_eq!(kinds.join(" "), expected, "{text}");
    }
}

#[test]
fn all_leaks_are_one_report() {
    let one = "==1== 1,024 bytes in 2 blocks are definitely lost in loss record 1 of 2\n==1==    at 0x1: malloc (in /lib/vg.so)\n==1==    by 0x2: f (/src/a.c:3)\n==1== \n";
    let reports = parse(one.repeat(2).as_bytes());
    let leaks: Vec<(u64, usize)> = reports
        .iter()
        .flat_map(|report| &report.leaks)
        .map(|leak| (leak.bytes, leak.frames.len()))
        .collect();
    assert_eq!((reports.len(), leaks), (1, vec![(1024, 2), (1024, 2)]));
}
