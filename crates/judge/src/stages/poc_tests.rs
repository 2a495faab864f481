//! A PoC that is a failing test: its tests must turn green, and nothing else may be lost for it. A test that is skipped,
//! disabled or gone has not turned green.

use patchwright_domain::count::{agree, counted};
use patchwright_domain::suite::{Regression, SuiteResult, TestOutcome};
use patchwright_subject::PocRun;

use crate::baseline::{Evidence, TestsBaseline};

const NAMED: usize = 5;

/// Why a run in which the PoC's tests pass is not clean.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// The patch pays for the tests with others.
    Breaks(String),
    /// Nothing shows that the tests ran as before.
    Unproven(String),
}

/// `None` if nothing speaks against the run.
pub(super) fn objection(
    before: &TestsBaseline,
    evidence: Evidence,
    run: &PocRun,
) -> Option<Objection> {
    let Some(after) = &run.suite else {
        let why = "the results of the tests are not known".to_owned();
        return Some(Objection::Unproven(why));
    };
    // A long suite starts more processes than are recorded; its results are known even so.
    let is_dead = run.traced.shadowed.is_empty() && !run.traced.cut;
    if evidence == Evidence::Shadow && is_dead {
        let why = "no sanitizer was alive in the tests' programs".to_owned();
        return Some(Objection::Unproven(why));
    }
    compare(&before.results, after)
}

fn compare(before: &SuiteResult, after: &SuiteResult) -> Option<Objection> {
    if before.format != after.format {
        let why = "the results are printed in another format than before".to_owned();
        return Some(Objection::Unproven(why));
    }
    let lost = before.regressions(after);
    if !lost.is_empty() {
        return Some(Objection::Breaks(describe_lost(&lost)));
    }
    let now = |name: &str| {
        let mut cases = after.cases.iter();
        cases
            .find(|case| case.name == name)
            .map(|case| case.outcome)
    };
    // What did not pass before cannot be lost, but it must not be hidden either.
    let others = before
        .cases
        .iter()
        .filter(|case| case.outcome != TestOutcome::Skipped);
    let hidden: Vec<&str> = others
        .filter(|case| matches!(now(&case.name), None | Some(TestOutcome::Skipped)))
        .map(|case| case.name.as_str())
        .collect();
    if !hidden.is_empty() {
        let why = format!(
            "{} {} no more: {}",
            counted(hidden.len(), "test"),
            agree(hidden.len(), "runs", "run"),
            listed(&hidden)
        );
        return Some(Objection::Breaks(why));
    }
    let gone = before
        .cases
        .iter()
        .filter(|case| now(&case.name).is_none())
        .count();
    if gone > 0 {
        let why = format!(
            "{} of the skipped ones {} reported no more",
            counted(gone, "test"),
            agree(gone, "is", "are")
        );
        return Some(Objection::Breaks(why));
    }
    match (after.failing().next(), after.exit) {
        (None, Some(status)) if status != 0 => Some(Objection::Breaks(format!(
            "no test fails, but the test command ends with status {status}"
        ))),
        (Some(_) | None, _) => None,
    }
}

fn describe_lost(lost: &[Regression]) -> String {
    let names = lost.iter().map(|lost| match lost {
        Regression::Test { name, .. } => name.as_str(),
        Regression::Command { .. } => "the test command itself",
    });
    let names: Vec<&str> = names.collect();
    format!(
        "{} that passed no longer {}: {}",
        counted(lost.len(), "test"),
        agree(lost.len(), "does", "do"),
        listed(&names)
    )
}

fn listed(names: &[&str]) -> String {
    let shown: Vec<&str> = names.iter().copied().take(NAMED).collect();
    match names.len().saturating_sub(NAMED) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

#[cfg(test)]
#[path = "poc_tests_tests.rs"]
mod tests;
