//! Hostile logs: no panic, bounded time, bounded memory.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::{Duration, Instant};

use patchwright_crash::{
    MAX_FRAMES, MAX_PARTS, MAX_REPORTS, MAX_TOTAL_FRAMES, Project, parse, same_bug, view,
};
use patchwright_domain::report::{CrashReport, ReportView};
use proptest::prelude::*;

/// Words of all formats, so that random logs reach every parser.
const WORDS: &[&str] = &[
    "==1==ERROR: AddressSanitizer: ",
    "heap-buffer-overflow",
    " on address 0x10",
    "SEGV on unknown address ",
    "==1==ERROR: LeakSanitizer: detected memory leaks",
    "Direct leak of 3 byte(s) in 1 object(s) allocated from:",
    "WARNING: MemorySanitizer: use-of-uninitialized-value",
    "Uninitialized value was created by a heap allocation",
    "WARNING: ThreadSanitizer: data race (pid=3)",
    "  Write of size 4 at 0x12 by thread T1:",
    "Location is global 'a' of size ",
    "a.c:3:4: runtime error: ",
    "signed integer overflow",
    "load of value 7, which is not a valid value for type 'bool'",
    "==1== ERROR: libFuzzer: ",
    "deadly signal",
    "SUMMARY: AddressSanitizer: ",
    "==1==ABORTING",
    "READ of size 4 at 0x10 thread T0",
    "    #0 0x1 in ",
    "    #1 0x2 in ",
    "f(int) /a/b.c:3:4",
    "operator<",
    " (/b/x+0x10)",
    "0x10 is located 0 bytes after 4-byte region [0x8,0xc)",
    "[32, 44) 'buf' (line 5) <== x",
    "is located in stack of thread T0 at offset 44 in frame",
    "*** stack smashing detected ***: terminated",
    "p: a.c:3: f: Assertion `x' failed.",
    "terminate called after throwing an instance of 'E'",
    "Exception in thread \"main\" java.lang.IllegalStateException: x",
    "== Java Exception: java.lang.StackOverflowError",
    "Caused by: java.io.IOException: y",
    "  Suppressed: a.bException",
    "  at a.b.C.<init>(C.java:3)",
    "  ... 99999999999 more",
    "  ... 7 more",
    "Full thread dump x",
    "\"main\" #1 prio=5",
    "Found one Java-level deadlock:",
    "# A fatal error has been detected by the Java Runtime Environment:",
    "j  a.b.C.run()V+3",
    "siginfo: si_addr: 0x0",
    "panic: runtime error: index out of range [5]",
    "goroutine 1 [running]:",
    "main.(*box).pick(",
    "  /a/b.go:3 +0x1",
    "WARNING: DATA RACE",
    "thread 'main' panicked at src/a.rs:1:2:",
    "   3: a::b::h0123456789abcdef",
    "   at /a/b.rs:3:4",
    "Traceback (most recent call last):",
    "During handling of the above exception, another exception occurred:",
    "  File \"/a.py\", line 3, in f",
    "KeyError: 1",
    "TypeError: x of null",
    "  at f (/a.js:1:2)",
    "[cause]: Error: z",
    "Node.js v20",
    "==1== Invalid read of size 4",
    "==1==    at 0x1: f (a.c:3)",
    "==1==  Address 0x10 is 0 bytes after a block of size 12 alloc'd",
    "==1== 6 bytes in 1 blocks are definitely lost in loss record 1 of 1",
    "==1==ERROR: HWAddressSanitizer: tag-mismatch on address 0x10",
    "Cause: heap-buffer-overflow",
    "ERROR:a.c:3:f: assertion failed: (x)",
    "# Fatal error in a.cc, line 3",
    "F0501 10:00:00.000000 1 a.cc:3] Check failed: x",
    "\n",
    "\n",
    "\n",
    "\r\n",
    " ",
    "é",
    "\u{1b}[31m",
    "\0",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_taken(log in proptest::collection::vec(any::<u8>(), 0..2000)) {
        exercise(&log);
    }

    #[test]
    fn any_mixture_of_report_words_is_taken(words in proptest::collection::vec(0..WORDS.len(), 0..120)) {
        let log: String = words.iter().filter_map(|at| WORDS.get(*at).copied()).collect();
        exercise(log.as_bytes());
    }
}

fn exercise(log: &[u8]) {
    let project = Project::default();
    for report in parse(log) {
        let shown = view(&report, &project);
        let stored = serde_json::to_string(&shown).unwrap();
        let back: ReportView = serde_json::from_str(&stored).unwrap();
        assert_eq!(back, shown);
        let stored = serde_json::to_string(&report).unwrap();
        let back: CrashReport = serde_json::from_str(&stored).unwrap();
        assert_eq!(back, report);
        assert!(same_bug(&report, &report, &project));
    }
}

const HEADER: &str =
    "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x10 at pc 0x1 bp 0x2 sp 0x3\n";

const THROWN: &str = "Exception in thread \"main\" a.BError: x\n\tat a.B.f(B.java:1)\n";

#[test]
fn chains_of_exceptions_are_bounded() {
    let frames = |report: &CrashReport| {
        let further: usize = report.stacks.iter().map(|stack| stack.frames.len()).sum();
        report.frames.len() + further
    };
    let deep = format!("{}\tat a.B.f(B.java:1)\n", THROWN)
        + &"\tat a.B.f(B.java:1)\n".repeat(MAX_FRAMES * 2);
    let log =
        deep + &"Caused by: a.BError: x\n\t... 99999999999 more\n\t... 9999 more\n".repeat(3_000);
    let reports = parse(log.as_bytes());
    assert_eq!(reports.len(), 1);
    let report = reports.first().unwrap();
    assert!(report.truncated && report.stacks.len() <= MAX_PARTS);
    assert!(frames(report) <= MAX_TOTAL_FRAMES, "{}", frames(report));
}

#[test]
fn two_programs_that_write_at_once_leave_both_reports() {
    let java: Vec<&str> = THROWN.lines().collect();
    let log = format!(
        "{}\n{HEADER}    #0 0x1 in f /a.c:3\n{}\n",
        java.join("\n"),
        "\tat a.B.g(B.java:2)"
    );
    let kinds: Vec<String> = parse(log.as_bytes())
        .iter()
        .map(|r| r.kind.to_string())
        .collect();
    assert_eq!(kinds, ["uncaught-exception", "heap-buffer-overflow"]);
}

#[test]
fn time_is_bounded_on_logs_made_to_be_slow() {
    let mebibyte = 1 << 20;
    for (what, log) in [
        ("one endless line", "(".repeat(mebibyte)),
        (
            "one endless name",
            format!("{HEADER}    #0 0x1 in {}", "operator<".repeat(mebibyte / 9)),
        ),
        (
            "brackets",
            format!("{HEADER}    #0 0x1 in {}\n", "<(".repeat(7000)).repeat(70),
        ),
        ("reports", HEADER.repeat(mebibyte / HEADER.len())),
        (
            "frames",
            format!(
                "{HEADER}{}",
                "    #0 0x1 in f /a.c:1:1\n".repeat(mebibyte / 25)
            ),
        ),
        (
            "deep",
            HEADER.to_owned()
                + &(0..20_000)
                    .map(|n| format!("    #{n} 0x{n:x} in f{} /a.c:{n}:1\n", n % 9))
                    .collect::<String>(),
        ),
        (
            "runtime errors",
            "a.c:1:1: runtime error: shift exponent 99 is too large\n".repeat(20_000),
        ),
        ("hashes", "#".repeat(mebibyte)),
        ("quotes", "'\n[1, 2) '".repeat(100_000)),
        ("endless causes", format!("{THROWN}{}", "Caused by: a.BError: x\n\tat a.B.f(B.java:1)\n".repeat(6_000))),
        ("causes that repeat all", format!("{THROWN}{}", "Caused by: a.BError: x\n\t... 500 more\n".repeat(6_000))),
        ("endless messages", format!("{THROWN}{}", "more and more\n".repeat(10_000))),
        ("names of exceptions", "a.b.CException: x\n".repeat(10_000)),
        ("threads", format!("Full thread dump x\n{}", "\"t\" #1 prio=5\n\tat a.B.f(B.java:1)\n".repeat(6_000))),
        ("goroutines", format!("panic: x\n{}", "goroutine 1 [running]:\nmain.f()\n\t/a.go:1\n".repeat(6_000))),
        ("tracebacks", "Traceback (most recent call last):\n  File \"/a.py\", line 3, in f\n".repeat(5_000)),
        ("losses", "==1== 6 bytes in 1 blocks are definitely lost in loss record 1 of 1\n==1==    at 0x1: f (a.c:3)\n".repeat(3_000)),
        ("angles", format!("{THROWN}\tat {}(B.java:1)\n", "<a as b.".repeat(1_500)).repeat(80)),
    ] {
        let start = Instant::now();
        let reports = parse(log.as_bytes());
        for report in reports.iter().take(3) {
            view(report, &Project::default());
        }
        let took = start.elapsed();
        // What is not bounded takes minutes; a busy machine takes some seconds for a mebibyte.
        assert!(took < Duration::from_secs(40), "{what}: {took:?}");
    }
}

#[test]
fn caps_hold_and_are_said() {
    let deep: String = (0..MAX_FRAMES * 3)
        .map(|n| format!("    #{n} 0x{n:x} in f /a.c:{n}\n"))
        .collect();
    let report = parse(
        format!("{HEADER}{deep}SUMMARY: AddressSanitizer: heap-buffer-overflow\n").as_bytes(),
    )
    .remove(0);
    assert_eq!(report.frames.len(), MAX_FRAMES);
    assert!(report.truncated);

    let many = format!("{HEADER}SUMMARY: AddressSanitizer: heap-buffer-overflow\n")
        .repeat(MAX_REPORTS * 2);
    let fatal = many
        + "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x0 (pc 0x1 bp 0x2 sp 0x3 T0)\n==1==ABORTING\n";
    let reports = parse(fatal.as_bytes());
    assert_eq!(reports.len(), MAX_REPORTS);
    let last = reports.last().unwrap();
    assert!(
        last.fatal && last.truncated,
        "the fatal report survives the cap"
    );

    let stacks = format!(
        "freed by thread T0 here:\n{}",
        "    #0 0x1 in f /a.c:1\n".repeat(300)
    )
    .repeat(200);
    let logs = format!("{HEADER}{stacks}").repeat(2);
    let frames: usize = parse(logs.as_bytes())
        .iter()
        .map(|report| {
            report.frames.len()
                + report
                    .stacks
                    .iter()
                    .map(|stack| stack.frames.len())
                    .sum::<usize>()
        })
        .sum();
    assert!(frames <= MAX_TOTAL_FRAMES, "{frames}");
}
