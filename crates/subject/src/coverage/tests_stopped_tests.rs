use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{Extent, TestCase};

use super::*;

fn result(cases: &[(&str, TestOutcome)]) -> SuiteResult {
    let case = |(name, outcome): &(&str, TestOutcome)| TestCase {
        name: (*name).to_owned(),
        outcome: *outcome,
    };
    SuiteResult {
        format: TestFormat::Gtest,
        cases: cases.iter().map(case).collect(),
        exit: Some(1),
        extent: Extent::Whole,
    }
}

#[test]
fn only_tests_that_passed_and_are_reported_as_failed_execute_the_line() {
    use TestOutcome::{Failed, Passed, Skipped};
    let before = result(&[
        ("a", Passed),
        ("b", Passed),
        ("c", Failed),
        ("d", Passed),
        ("e", Skipped),
    ]);
    let after = result(&[("a", Failed), ("b", Passed), ("c", Failed), ("e", Failed)]);
    let stopped = compare(&before, &after);
    assert_eq!(stopped.failing, ["a"]);
    assert_eq!(stopped.unreported, 1);
}
