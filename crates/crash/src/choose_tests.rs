//! The bug under repair among several, the end of the process, and samples of a hang.

use super::*;
use crate::{parse, signature};

const UBSAN: &str = "a.c:3:1: runtime error: signed integer overflow: 1 + 2147483647 cannot be represented in type 'int'\n";
const SHIFT: &str =
    "a.c:4:1: runtime error: shift exponent 41 is too large for 32-bit type 'int'\n";
const ASAN: &str = "\
==7==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000008 (pc 0x55 bp 0x66 sp 0x77 T0)
    #0 0x55 in f /src/a.c:5:36
SUMMARY: AddressSanitizer: SEGV /src/a.c:5:36 in f
==7==ABORTING
";

#[test]
fn the_bug_under_repair() {
    let given = parse(SHIFT.as_bytes()).remove(0);
    let named = Hints {
        bug: Some(BugKind::ShiftOutOfBounds),
        sanitizer_report: None,
    };
    let like = Hints {
        bug: None,
        sanitizer_report: Some(&given),
    };
    for (log, hints, expected) in [
        (format!("{UBSAN}{SHIFT}{ASAN}"), named, Some(2)),
        (format!("{UBSAN}{SHIFT}"), named, Some(1)),
        (format!("{UBSAN}{SHIFT}"), like, Some(1)),
        (format!("{UBSAN}{SHIFT}"), Hints::default(), Some(0)),
        ("all is well\n".to_owned(), named, None),
    ] {
        let reports = parse(log.as_bytes());
        assert_eq!(
            choose(&reports, hints, &Project::default()),
            expected,
            "{log}"
        );
    }
}

#[test]
fn the_end_tells_what_was_fatal() {
    for (log, ending, expected) in [
        (UBSAN.to_owned(), Ending::Exited(0), vec![false]),
        (UBSAN.to_owned(), Ending::Exited(1), vec![true]),
        (UBSAN.to_owned(), Ending::Signalled(6), vec![true]),
        (UBSAN.to_owned(), Ending::Signalled(11), vec![false, true]),
        (
            format!("{UBSAN}{ASAN}"),
            Ending::Exited(1),
            vec![false, true],
        ),
        (String::new(), Ending::Exited(1), vec![]),
        (String::new(), Ending::Signalled(11), vec![true]),
    ] {
        let mut reports = parse(log.as_bytes());
        settle(&mut reports, ending);
        let fatal: Vec<bool> = reports.iter().map(|report| report.fatal).collect();
        assert_eq!(fatal, expected, "{log} {ending:?}");
    }
}

fn sample(stack: &str) -> CrashReport {
    let mut log =
        "==9==ERROR: AddressSanitizer: ABRT on unknown address 0x3e8 (pc 0x1 bp 0x2 sp 0x3 T0)\n"
            .to_owned();
    for (index, function) in stack.split_whitespace().enumerate() {
        log += &format!("    #{index} 0x{index}1 in {function} /src/a.c:{index}:1\n");
    }
    parse(log.as_bytes()).remove(0)
}

#[test]
fn a_hang_is_what_all_samples_share() {
    for (stacks, expected) in [
        (
            vec!["step spin main", "other spin main", "spin main"],
            "timeout:spin>main",
        ),
        (vec!["spin main"], "timeout:spin>main"),
        (vec!["a main", "b main"], "timeout:main"),
    ] {
        let samples: Vec<CrashReport> = stacks.iter().map(|stack| sample(stack)).collect();
        let report = hang(&samples, &Project::default()).unwrap();
        assert_eq!(signature(&report, &Project::default()).0, expected);
    }
    assert_eq!(hang(&[], &Project::default()), None);
}

#[test]
fn an_exception_that_was_only_printed_is_no_crash() {
    let null = "java.lang.NullPointerException: x\n\tat a.B.f(B.java:1)\n";
    let own = "a.BadInputException: x\n\tat a.B.f(B.java:1)\n";
    let uncaught = format!("Exception in thread \"main\" {own}");
    let python =
        "Traceback (most recent call last):\n  File \"/a.py\", line 3, in f\nValueError: x\n";
    for (log, ending, expected) in [
        (null, Ending::Exited(0), vec![]),
        (null, Ending::Exited(1), vec![true]),
        (own, Ending::Exited(1), vec![]),
        (&uncaught, Ending::Exited(1), vec![true]),
        (python, Ending::Exited(0), vec![]),
        (python, Ending::Exited(1), vec![true]),
    ] {
        let mut reports = parse(log.as_bytes());
        settle(&mut reports, ending);
        let fatal: Vec<bool> = reports.iter().map(|report| report.fatal).collect();
        assert_eq!(fatal, expected, "{log} {ending:?}");
    }
}
