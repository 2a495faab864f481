//! Which exception of a chain a report is about.

use patchwright_domain::report::StackRole;

use crate::parse;

/// The exception, and the roles of the others.
fn blamed(log: &str) -> String {
    let report = parse(log.as_bytes()).remove(0);
    let roles: Vec<String> = report
        .stacks
        .iter()
        .map(|stack| format!("{:?} {}", stack.role, stack.title))
        .collect();
    let exception = report.facts.get("exception").cloned().unwrap_or_default();
    format!("{exception} [{}]", roles.join(", "))
}

#[test]
fn the_innermost_with_a_kind_of_its_own() {
    for (log, expected) in [
        (
            "Exception in thread \"main\" a.B$CException: x\n\tat a.B.f(B.java:1)\nCaused by: java.io.IOException: y\n\tat a.B.g(B.java:2)\n",
            "java.io.IOException [Wrapper a.B$CException: x]",
        ),
        (
            "Exception in thread \"main\" java.lang.AssertionError\n\tat a.B.f(B.java:1)\nCaused by: java.io.IOException: y\n\tat a.B.g(B.java:2)\n",
            "java.lang.AssertionError [Wrapper java.io.IOException: y]",
        ),
        (
            "Traceback (most recent call last):\n  File \"/a.py\", line 1, in f\nKeyError: 1\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File \"/a.py\", line 2, in g\nValueError: 2\n",
            "ValueError [Handled KeyError: 1]",
        ),
        (
            "Traceback (most recent call last):\n  File \"/a.py\", line 1, in f\nKeyError: 1\n\nThe above exception was the direct cause of the following exception:\n\nTraceback (most recent call last):\n  File \"/a.py\", line 2, in g\nValueError: 2\n",
            "KeyError [Wrapper ValueError: 2]",
        ),
    ] {
        assert_eq!(blamed(log), expected, "{log}");
    }
}

#[test]
fn frames_left_out_are_those_of_the_exception_around() {
    let log = "Exception in thread \"main\" a.AException: x\n\tat a.B.f(B.java:1)\n\tat a.B.main(B.java:9)\nCaused by: java.io.IOException: y\n\tat a.B.g(B.java:2)\n\t... 1 more\n\tSuppressed: java.lang.Error: z\n\t\tat a.B.close(B.java:3)\n\t\t... 2 more\n";
    let report = parse(log.as_bytes()).remove(0);
    let lines = |frames: &[patchwright_domain::report::Frame]| -> Vec<u32> {
        frames.iter().filter_map(|frame| frame.line).collect()
    };
    assert_eq!(lines(&report.frames), [2, 9]);
    let suppressed = report.stack(StackRole::Suppressed).unwrap();
    assert_eq!(lines(&suppressed.frames), [3, 2, 9]);
}
