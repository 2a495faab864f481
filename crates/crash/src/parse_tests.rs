//! Logs that no compiler of ours prints but others do: rows of text and what they are read as.

use patchwright_domain::report::{Direction, Side};

use super::parse;
use crate::region::measure;

/// `kind/sanitizer` of all reports, fatal ones with `!`.
fn kinds(log: &str) -> String {
    let names: Vec<String> = parse(log.as_bytes())
        .iter()
        .map(|report| {
            let mark = if report.fatal { "!" } else { "" };
            format!("{}/{}{mark}", report.kind, report.sanitizer)
        })
        .collect();
    names.join(" ")
}

#[test]
fn first_lines() {
    for (log, expected) in [
        ("", ""),
        ("all is well, no ERROR: here\n", ""),
        ("see AddressSanitizer: manual\n", ""),
        ("AddressSanitizer:DEADLYSIGNAL\n", ""),
        (
            "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000fff (pc 0x1 T0)\n",
            "null-dereference/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000001000 (pc 0x1 T0)\n",
            "segv/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: stack-overflow on address 0x7ff (pc 0x1 T0)\n",
            "stack-overflow/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: access-violation on unknown address 0x000000000008 (pc 0x1 T0)\n",
            "null-dereference/address!",
        ),
        (
            "==1==ERROR: HWAddressSanitizer: allocation-tail-overwritten; heap object [0x1,0x2) of size 3\n",
            "heap-buffer-overflow/hwaddress!",
        ),
        (
            "==1==ERROR: AddressSanitizer: intra-object-overflow on address 0x1 at pc 0x2\n",
            "intra-object-overflow/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: unknown-crash on address 0x1 at pc 0x2\n",
            "unknown-crash/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: wcsncat-param-overlap: memory ranges [0x1,0x5) and [0x3,0x7) overlap\n",
            "param-overlap/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: mempcpy-param-overlap: memory ranges [0x1,0x5) and [0x3,0x7) overlap\n",
            "mempcpy-param-overlap/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer: allocator is out of memory trying to allocate 0x10000 bytes\n",
            "out-of-memory/address!",
        ),
        (
            "==1==ERROR: AddressSanitizer failed to allocate 0x1000 (4096) bytes of LargeMmapAllocator (error code: 12)\n",
            "out-of-memory/address!",
        ),
        (
            "==1==ERROR: LeakSanitizer: detected memory leaks\n",
            "memory-leak/leak",
        ),
        (
            "==1==ERROR: MemorySanitizer: stack-overflow on address 0x1 (pc 0x2 T1)\n",
            "stack-overflow/memory!",
        ),
        (
            "WARNING: ThreadSanitizer: data race on vptr (ctor/dtor vs virtual call) (pid=1)\n",
            "data-race/thread",
        ),
        (
            "WARNING: ThreadSanitizer: double lock of a mutex (pid=1)\n",
            "double-lock/thread",
        ),
        (
            "WARNING: ThreadSanitizer: read lock of a write locked mutex (pid=1)\n",
            "bad-read-lock/thread",
        ),
        (
            "WARNING: ThreadSanitizer: read unlock of a write locked mutex (pid=1)\n",
            "bad-read-unlock/thread",
        ),
        (
            "a.c:1:2: runtime error: control flow integrity check for type 'int' failed\n",
            "control-flow-integrity/undefined",
        ),
        (
            "a.c:1:2: runtime error: member call on null pointer of type 'A'\n",
            "null-pointer-use/undefined",
        ),
        (
            "a.c:1:2: runtime error: something new\n",
            "undefined-behavior/undefined",
        ),
        (
            "==1== ERROR: libFuzzer: timeout after 26 seconds\n",
            "timeout/libfuzzer!",
        ),
        (
            "*** Error in `./a': double free or corruption (fasttop): 0x0000000001 ***\n",
            "double-free/glibc!",
        ),
        (
            "Assertion failed: n < 3 (a.c: f: 12)\n",
            "assertion-failure/glibc!",
        ),
        (
            "libc++abi: terminating due to uncaught exception of type std::runtime_error: x\n",
            "uncaught-exception/glibc!",
        ),
        (
            "bash: line 1: 12 Segmentation fault (core dumped) ./a\n",
            "segv/signal!",
        ),
        ("Segmentation fault (core dumped)\n", "segv/signal!"),
        ("we survived a Segmentation fault yesterday\n", ""),
        (
            "free(): invalid pointer\nAborted (core dumped)\n",
            "bad-free/glibc!",
        ),
    ] {
        assert_eq!(kinds(log), expected, "{log}");
    }
}

#[test]
fn places_without_a_stack() {
    for (log, expected) in [
        ("a.c:12:3: runtime error: division by zero\n", "a.c:12"),
        (
            "/x y/a.c:12:3: runtime error: division by zero\n",
            "/x y/a.c:12",
        ),
        (
            "out | /x/a.c:12:3: runtime error: division by zero\n",
            "/x/a.c:12",
        ),
        (
            "tool: lib/a.c:12: int f(int): Assertion `n < 3' failed.\n",
            "lib/a.c:12 int f(int)",
        ),
        ("lib/a.c:12: f: Assertion `a: b' failed.\n", "lib/a.c:12 f"),
        ("Assertion failed: n < 3 (a.c: f: 12)\n", "a.c:12 f"),
        (
            "SUMMARY: AddressSanitizer: heap-buffer-overflow /x/a.c:12:3 in f\n",
            "/x/a.c:12 f",
        ),
    ] {
        let report = parse(log.as_bytes()).remove(0);
        let frame = report.frames.first().unwrap();
        let function = frame.function.as_deref().unwrap_or_default();
        let shown = format!(
            "{}:{} {function}",
            frame.file.as_deref().unwrap(),
            frame.line.unwrap()
        );
        assert_eq!(shown.trim_end(), expected, "{log}");
    }
}

#[test]
fn the_access_and_its_region() {
    let log = "\
==1==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7f2c at pc 0x1 bp 0x2 sp 0x3
WRITE of size 4 at 0x7f2c thread T0
    #0 0x1 in f /a.c:3
Address 0x7f2c is located in stack of thread T0 at offset 52 in frame
    #0 0x1 in f /a.c:1

  This frame has 2 object(s):
    [32, 48) 'head:2'
    [64, 80) 'tail:3'
SUMMARY: AddressSanitizer: stack-buffer-overflow /a.c:3 in f
==1==ABORTING
";
    let report = parse(log.as_bytes()).remove(0);
    let access = report.access.clone().unwrap();
    assert_eq!((access.direction, access.size), (Direction::Write, Some(4)));
    let spot = measure(&report);
    assert_eq!(spot.object, Some("head"));
    assert_eq!(
        (spot.side, spot.offset, spot.size),
        (Some(Side::After), Some(4), Some(16))
    );
    assert_eq!(spot.line, Some(2));
}
