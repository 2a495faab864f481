use super::{Extent, Regression, Standing, SuiteResult, TestCase, TestOutcome};
use crate::case::TestFormat;

/// One letter per test, named by its position: p(assed), f(ailed), s(kipped), `-` (not reported).
fn suite(cases: &str, exit: Option<i32>) -> SuiteResult {
    let case = |(index, letter): (usize, char)| {
        let outcome = match letter {
            'p' => TestOutcome::Passed,
            'f' => TestOutcome::Failed,
            's' => TestOutcome::Skipped,
            _ => return None,
        };
        let name = index.to_string();
        Some(TestCase { name, outcome })
    };
    SuiteResult {
        format: TestFormat::Tap,
        cases: cases.chars().enumerate().filter_map(case).collect(),
        exit,
        extent: Extent::Whole,
    }
}

#[test]
fn standing_needs_a_passed_test() {
    let check = |cases, exit, expected| {
        assert_eq!(
            suite(cases, exit).standing(),
            expected,
            "{cases:?} {exit:?}"
        );
    };
    check("", Some(0), Standing::NoTests);
    check("", Some(2), Standing::CommandFailed);
    check("ss", Some(0), Standing::OnlySkipped);
    check("ps", Some(0), Standing::Passed);
    check("ps", Some(1), Standing::CommandFailed);
    check("ps", None, Standing::CommandFailed);
    check("pf", Some(0), Standing::Failed);
    let cut = |cases| SuiteResult {
        extent: Extent::Cut,
        ..suite(cases, Some(0))
    };
    assert_eq!(cut("pp").standing(), Standing::PartlyKnown);
    assert_eq!(cut("pf").standing(), Standing::Failed);
}

#[test]
fn a_regression_is_whatever_no_longer_passes() {
    let check = |before, after, exit, expected: &[&str]| {
        let lost: Vec<String> = suite(before, Some(0))
            .regressions(&suite(after, exit))
            .iter()
            .map(|regression| match regression {
                Regression::Test { name, now } => format!("{name}:{now:?}"),
                Regression::Command { exit } => format!("{exit:?}"),
            })
            .collect();
        assert_eq!(lost, expected, "{before} to {after}");
    };
    check("pfs", "pfs", Some(0), &[]);
    check("pfs", "ppp", Some(0), &[]);
    check("psf", "pff", Some(1), &[]);
    check(
        "ppp",
        "f-s",
        Some(1),
        &["0:Some(Failed)", "1:None", "2:Some(Skipped)"],
    );
    check("pp", "pp", Some(2), &["Some(2)"]);
    check("pp", "pp", None, &["None"]);
    check("p", "", Some(0), &["0:None"]);
    check("p", "pf", Some(0), &["1:Some(Failed)"]);
    // The same failure under a name that changes.
    check("pf-", "p-f", Some(0), &[]);
}

#[test]
fn a_suite_is_written_and_read_back() {
    let result = suite("pfs", Some(1));
    let text = serde_json::to_string(&result).unwrap();
    assert_eq!(serde_json::from_str::<SuiteResult>(&text).unwrap(), result);
}
