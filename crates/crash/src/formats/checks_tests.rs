//! Checks of projects that are not here, and text that is no check.

use crate::parse;

#[test]
fn conditions_and_places() {
    for (log, expected) in [
        (
            "F0501 10:00:00.000000  4242 a/b.cc:12] Check failed: n < 3 (7 vs. 3) ",
            "assertion-failure `n < 3 (7 vs. 3)` a/b.cc:12",
        ),
        (
            "[4242:4242:0501/100000.1:FATAL:b.cc(12)] DCHECK failed: ptr.",
            "assertion-failure `ptr` b.cc:12",
        ),
        (
            "[FATAL:b.cc:12] Check failed: a == b",
            "assertion-failure `a == b` b.cc:12",
        ),
        (
            "[4242:0501/100000:FATAL:b.cc(12)] NOTREACHED hit. ",
            "unreachable `` b.cc:12",
        ),
        (
            "#\n# Fatal error in ../b.cc, line 12\n# Debug check failed: x.\n#",
            "assertion-failure `x` ../b.cc:12",
        ),
        (
            "#\n# Fatal error in ../b.cc, line 12\n# unreachable code\n#",
            "unreachable `` ../b.cc:12",
        ),
        (
            "ASSERTION FAILED: a && b\n../b.cpp(12) : void f()",
            "assertion-failure `a && b` ../b.cpp:12",
        ),
        (
            "Assertion failure: a, at /src/b.cpp:12",
            "assertion-failure `a` /src/b.cpp:12",
        ),
        (
            "Hit MOZ_CRASH(why) at /src/b.cpp:12",
            "abort `` /src/b.cpp:12",
        ),
        (
            "Assertion failed: (n < 3), function f, file b.c, line 12.",
            "assertion-failure `n < 3` b.c:12",
        ),
        (
            "ASSERT: \"n < 3\" in file b.cpp, line 12",
            "assertion-failure `n < 3` b.cpp:12",
        ),
        (
            "Lib:ERROR:../b.c:12:f: assertion failed: (n < 3)",
            "assertion-failure `n < 3` ../b.c:12",
        ),
        (
            "ERROR:b.c:12:f: code should not be reached\nBail out! ERROR:b.c:12:f: code should not be reached",
            "unreachable `` b.c:12",
        ),
        (
            "(tool:42): GLib-ERROR **: 10:00:00.000: ../gmem.c:136: failed to allocate 99 bytes",
            "out-of-memory `` -",
        ),
    ] {
        let reports = parse(log.as_bytes());
        assert_eq!(reports.len(), 1, "{log}");
        let report = reports.first().unwrap();
        let place = report.frames.first().map_or("-".to_owned(), |frame| {
            format!("{}:{}", frame.file.clone().unwrap(), frame.line.unwrap())
        });
        let condition = report.facts.get("assertion").cloned().unwrap_or_default();
        assert_eq!(
            format!("{} `{condition}` {place}", report.kind),
            expected,
            "{log}"
        );
        assert!(report.fatal);
    }
}

#[test]
fn words_of_programs_that_go_on() {
    for log in [
        "CRC check failed: block 3",
        "Check failed: see the manual",
        "W0501 10:00:00.000000  4242 b.cc:12] Check failed: n < 3",
        "[4242:0501/100000:ERROR:b.cc(12)] Check failed: x",
        "ERROR: could not open a.c:12: no such file",
        "(tool:42): GLib-WARNING **: 10:00:00.000: odd",
        "make: *** [all] Error 1",
    ] {
        assert!(parse(log.as_bytes()).is_empty(), "{log}");
    }
}
