use patchwright_domain::suite::TestCase;
use patchwright_sandbox::{Captured, Traced};

use super::*;

fn tests(names: &[&str]) -> FailingTests {
    FailingTests {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        format: TestFormat::Auto,
    }
}

fn result(cases: &[(&str, TestOutcome)]) -> SuiteResult {
    let case = |(name, outcome): &(&str, TestOutcome)| TestCase {
        name: (*name).to_owned(),
        outcome: *outcome,
    };
    SuiteResult {
        format: TestFormat::Tap,
        cases: cases.iter().map(case).collect(),
        exit: Some(1),
        extent: Extent::Whole,
    }
}

fn report(failures: &[(&str, &str)]) -> CrashReport {
    let failure = |(name, message): &(&str, &str)| TestFailure {
        name: (*name).to_owned(),
        message: Some((*message).to_owned()),
        ..TestFailure::default()
    };
    CrashReport {
        failures: failures.iter().map(failure).collect(),
        ..CrashReport::new(BugKind::TestFailure, Sanitizer::None)
    }
}

fn run(ending: PocEnding, suite: SuiteResult) -> PocRun {
    PocRun {
        ending,
        reports: Vec::new(),
        launch: None,
        printed: Vec::new(),
        traced: Traced::default(),
        stdout: Captured::default(),
        stderr: Captured::default(),
        seconds: 0.0,
        looks: 1,
        suite: Some(suite),
    }
}

#[test]
fn only_tests_that_are_reported_as_passed_have_passed() {
    use TestOutcome::{Failed, Passed, Skipped};
    let wanted = tests(&["sum", "mean"]);
    let told = |cases: &[(&str, TestOutcome)]| {
        ending(&wanted, &SuiteRun::Ran(result(cases)), None).describe()
    };
    assert_eq!(
        told(&[("mean", Passed), ("sum", Passed)]),
        "exited with status 1, no report"
    );
    assert_eq!(
        told(&[("mean", Skipped), ("sum", Passed)]),
        "inconclusive: the test mean is skipped"
    );
    assert_eq!(
        told(&[("sum", Passed), ("means", Failed)]),
        "inconclusive: no test is reported as mean; those that fail are: means"
    );
    assert_eq!(
        told(&[("sum", Passed)]),
        "inconclusive: no test is reported as mean; those reported are: sum"
    );
    let cut = SuiteResult {
        extent: Extent::Cut,
        ..result(&[("mean", Passed), ("sum", Passed)])
    };
    assert!(matches!(
        ending(&wanted, &SuiteRun::Ran(cut), None),
        PocEnding::Unclear(_)
    ));
    let stopped = SuiteRun::Stopped(Outcome::OutOfMemory);
    assert!(matches!(
        ending(&wanted, &stopped, None),
        PocEnding::Unclear(_)
    ));
}

#[test]
fn without_a_patch_all_of_them_fail_and_always_in_one_way() {
    use TestOutcome::{Failed, Passed};
    let wanted = tests(&["sum", "mean"]);
    let both = result(&[("sum", Failed), ("mean", Failed)]);
    let crashed = |failures: &[(&str, &str)], suite: &SuiteResult| {
        run(
            PocEnding::Crashed(Box::new(report(failures))),
            suite.clone(),
        )
    };
    let alike = || crashed(&[("sum", "4 is 3"), ("mean", "2 is 1")], &both);
    let mut runs = [alike(), alike()];
    settle(&wanted, &mut runs);
    assert!(runs.iter().all(|run| run.ending.is_crash()));

    let one = result(&[("sum", Failed), ("mean", Passed)]);
    let mut runs = [crashed(&[("sum", "4 is 3")], &one), alike(), alike()];
    settle(&wanted, &mut runs);
    let told: Vec<String> = runs.iter().map(|run| run.ending.describe()).collect();
    assert_eq!(
        told,
        [
            "inconclusive: the test mean passes without a patch",
            "test-failure",
            "test-failure"
        ]
    );

    let other = crashed(&[("sum", "4 is 5"), ("mean", "2 is 1")], &both);
    let mut runs = [alike(), other];
    settle(&wanted, &mut runs);
    let told = runs[1].ending.describe();
    assert_eq!(
        told,
        "inconclusive: the test sum fails in another way than before: 4 is 5"
    );
}
