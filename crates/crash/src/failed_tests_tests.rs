use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};
use patchwright_domain::test_failure::TestFailure;

use crate::{Project, purify, same_bug, signature};

fn failure(name: &str, expected: &str, actual: &str) -> TestFailure {
    TestFailure {
        name: name.to_owned(),
        message: Some("sums differ".to_owned()),
        expected: Some(expected.to_owned()),
        actual: Some(actual.to_owned()),
        file: Some("tests/sum.c".to_owned()),
        line: Some(12),
        output: "sums differ\nexpected 4\ngot 3".to_owned(),
    }
}

fn report(failures: Vec<TestFailure>) -> CrashReport {
    CrashReport {
        fatal: true,
        failures,
        ..CrashReport::new(BugKind::TestFailure, Sanitizer::None)
    }
}

#[test]
fn a_report_says_what_each_test_said() {
    let report = report(vec![failure("sum", "4", "3")]);
    let purified = purify(&report, &Project::default());
    assert_eq!(purified.headline, "fails the test sum: expected 4, got 3");
    assert_eq!(purified.signature.0, "test-failure:sum");
    let said = "test-failure: the program fails the test sum: expected 4, got 3.

Test sum fails at tests/sum.c:12.
  It says: sums differ
  Expected: 4
  Actual:   3
  It prints:
  | sums differ
  | expected 4
  | got 3

What it means: Nothing crashes";
    assert!(purified.text.starts_with(said), "{}", purified.text);
}

#[test]
fn one_test_that_fails_as_before_is_the_same_bug() {
    let project = Project::default();
    let before = report(vec![failure("sum", "4", "3"), failure("mean", "2", "1")]);
    let half = report(vec![failure("mean", "2", "1")]);
    let otherwise = report(vec![failure("sum", "4", "9")]);
    assert!(same_bug(&before, &half, &project));
    assert!(!same_bug(&before, &otherwise, &project));
    assert_eq!(signature(&before, &project).0, "test-failure:sum>mean");
}

#[test]
fn many_failures_and_long_outputs_are_cut() {
    let long = TestFailure {
        output: "x".repeat(500) + &"\nline".repeat(100),
        ..failure("t", "1", "2")
    };
    let many = report(vec![long; 40]);
    let text = purify(&many, &Project::default()).text;
    assert!(text.contains("35 further tests fail as well."), "{text}");
    assert!(text.contains("lines left out"), "{text}");
    assert!(text.len() < 20_000, "{}", text.len());
}
