//! When a suite with leak detection gives the same result as without.

use patchwright_domain::case::{Test, TestFormat};
use patchwright_domain::suite::{TestCase, TestOutcome};
use patchwright_sandbox::Outcome;

use super::*;

/// Two tests with these outcomes.
fn ran(first: TestOutcome, second: TestOutcome, exit: i32) -> SuiteResult {
    let case = |(name, outcome): (&str, _)| TestCase {
        name: name.to_owned(),
        outcome,
    };
    SuiteResult {
        format: TestFormat::Tap,
        cases: [("first", first), ("second", second)].map(case).into(),
        exit: Some(exit),
        extent: Extent::Whole,
    }
}

#[test]
fn leak_detection_works_where_nothing_comes_out_differently() {
    use TestOutcome::{Failed, Passed};
    let test = Test {
        build_command: None,
        command: "make check".to_owned(),
        format: TestFormat::Tap,
        seconds: 7,
        env: Default::default(),
    };
    let before = ran(Passed, Failed, 1);
    let all = ran(Passed, Passed, 0);
    let fatal = b"==7==LeakSanitizer has encountered a fatal error.".as_slice();
    for (before, run, printed, expected) in [
        (&before, SuiteRun::Ran(before.clone()), b"".as_slice(), None),
        (
            &before,
            SuiteRun::Ran(ran(Failed, Failed, 1)),
            b"",
            Some("with it 1 test fails before the patch (first)"),
        ),
        (
            &all,
            SuiteRun::Ran(ran(Passed, Passed, 23)),
            b"",
            Some("with it the test command fails before the patch"),
        ),
        (
            &all,
            SuiteRun::Ran(all.clone()),
            fatal,
            Some("LeakSanitizer itself fails in the tests"),
        ),
        (
            &all,
            SuiteRun::NotRun("no".to_owned()),
            b"",
            Some("with it the tests do not run: no"),
        ),
        (
            &all,
            SuiteRun::Stopped(Outcome::TimedOut),
            b"",
            Some("the tests did not end within 7 seconds"),
        ),
    ] {
        assert_eq!(trouble(before, &run, printed, &test).as_deref(), expected);
    }
}
