use patchwright_domain::case::TestFormat;
use patchwright_domain::suite::{Extent, TestCase};

use super::*;

type Cases<'a> = &'a [(&'a str, TestOutcome)];

fn result(exit: i32, cases: Cases<'_>) -> SuiteResult {
    let case = |(name, outcome): &(&str, TestOutcome)| TestCase {
        name: (*name).to_owned(),
        outcome: *outcome,
    };
    SuiteResult {
        format: TestFormat::Tap,
        cases: cases.iter().map(case).collect(),
        exit: Some(exit),
        extent: Extent::Whole,
    }
}

#[test]
fn tests_are_neither_broken_nor_hidden_for_those_that_turn_green() {
    use TestOutcome::{Failed, Passed, Skipped};
    let before = result(
        1,
        &[
            ("sum", Failed),
            ("mean", Passed),
            ("old", Failed),
            ("slow", Skipped),
        ],
    );
    let cases: [(Cases<'_>, i32, Option<&str>); 7] = [
        (
            &[
                ("sum", Passed),
                ("mean", Passed),
                ("old", Failed),
                ("slow", Skipped),
            ],
            1,
            None,
        ),
        (
            &[
                ("sum", Passed),
                ("mean", Passed),
                ("old", Passed),
                ("slow", Passed),
            ],
            0,
            None,
        ),
        (
            &[
                ("sum", Passed),
                ("mean", Skipped),
                ("old", Failed),
                ("slow", Skipped),
            ],
            1,
            Some("1 test that passed no longer does: mean"),
        ),
        (
            &[
                ("sum", Passed),
                ("mean", Passed),
                ("old", Skipped),
                ("slow", Skipped),
            ],
            0,
            Some("1 test runs no more: old"),
        ),
        (
            &[("sum", Passed), ("mean", Passed), ("slow", Skipped)],
            0,
            Some("1 test runs no more: old"),
        ),
        (
            &[("sum", Passed), ("mean", Passed), ("old", Failed)],
            1,
            Some("1 test of the skipped ones is reported no more"),
        ),
        (
            &[
                ("sum", Passed),
                ("mean", Passed),
                ("old", Passed),
                ("slow", Skipped),
            ],
            88,
            Some("no test fails, but the test command ends with status 88"),
        ),
    ];
    for (after, exit, expected) in cases {
        let expected = expected.map(|words| Objection::Breaks(words.to_owned()));
        assert_eq!(compare(&before, &result(exit, after)), expected);
    }
}

#[test]
fn another_format_is_no_evidence() {
    let cases = [("sum", TestOutcome::Passed)];
    let other = SuiteResult {
        format: TestFormat::ExitStatus,
        ..result(0, &cases)
    };
    let found = compare(&result(1, &cases), &other);
    assert!(matches!(found, Some(Objection::Unproven(_))), "{found:?}");
}
