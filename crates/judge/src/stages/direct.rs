//! Direct: the tests of a provisional verdict, by JUnit itself. The nearest to the change come first.

use std::collections::BTreeSet;

use patchwright_domain::case::Test;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::suite::{Regression, SuiteResult, TestOutcome};
use patchwright_subject::{DirectSuite, SuiteRun};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

/// `None` if the project's own command has to run: also for every patch with which a test fails, so that a refusal is always its own.
pub(super) fn test(trial: &Trial<'_>, test: &Test) -> Result<Option<Finding>, JudgeError> {
    let (Some(rehearsed), true) = (&trial.tree.alone, trial.is_provisional) else {
        return Ok(None);
    };
    let Ok(suite) = trial.context.direct_tests(test)? else {
        return Ok(None);
    };
    let source = &trial.context.subject.case.source;
    let changed: BTreeSet<String> = rehearsed.class_names();
    let (near, far) = suite.nearest_first(trial.context.base, source, &changed);
    let mut passed = 0;
    for (classes, log) in [(&near, "junit-near"), (&far, "junit-rest")] {
        if classes.is_empty() {
            continue;
        }
        match run(trial, &suite, test, classes, log)? {
            Some(count) => passed += count,
            None => return Ok(None),
        }
    }
    Ok(Some(Finding::pass(format!(
        "{} {}, by JUnit itself; first those of the {} nearest to the change",
        counted(passed, "test"),
        agree(passed, "passes", "pass"),
        counted(near.len(), "class"),
    ))))
}

/// How many pass; `None` if not all is as before.
fn run(
    trial: &Trial<'_>,
    suite: &DirectSuite,
    test: &Test,
    classes: &[String],
    log: &str,
) -> Result<Option<usize>, JudgeError> {
    let subject = trial.context.subject;
    let layer = subject.layer_on(trial.layer()?)?;
    let after = match subject.run_directly(suite, test, &layer, classes, &trial.log(log))? {
        SuiteRun::Ran(after) => after,
        SuiteRun::NotRun(_) | SuiteRun::Stopped(_) => return Ok(None),
    };
    let lost: Vec<Regression> = suite.before_of(classes).regressions(&after);
    Ok(lost.is_empty().then(|| passed(&after)))
}

fn passed(result: &SuiteResult) -> usize {
    let passed = |outcome: TestOutcome| outcome == TestOutcome::Passed;
    let cases = result.cases.iter();
    cases.filter(|case| passed(case.outcome)).count()
}
