//! Tracebacks that were cut, nested or printed by a log.

use crate::parse;

#[test]
fn cut_tracebacks_are_said_to_be_cut() {
    let log = "Traceback (most recent call last):\n  File \"/a.py\", line 3, in f\n    g()\n";
    let report = parse(log.as_bytes()).remove(0);
    assert!(report.truncated);
    assert_eq!(report.frames.len(), 1);
}

#[test]
fn two_tracebacks_without_a_link_are_two_reports() {
    let one = "Traceback (most recent call last):\n  File \"/a.py\", line 3, in f\nKeyError: 1\n";
    assert_eq!(parse(one.repeat(2).as_bytes()).len(), 2);
}

#[test]
fn classes_and_messages() {
    for (last, kind) in [
        ("IndexError: list index out of range", "index-out-of-bounds"),
        (
            "TypeError: 'NoneType' object is not subscriptable",
            "null-dereference",
        ),
        ("TypeError: unsupported operand", "uncaught-exception"),
        (
            "numpy.linalg.LinAlgError: Singular matrix",
            "uncaught-exception",
        ),
        ("KeyboardInterrupt", "uncaught-exception"),
    ] {
        let log =
            format!("Traceback (most recent call last):\n  File \"/a.py\", line 3, in f\n{last}\n");
        assert_eq!(parse(log.as_bytes()).remove(0).kind.name(), kind, "{last}");
    }
}
