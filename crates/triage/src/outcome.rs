//! What all runs of one input show together.

use patchwright_crash::{self as crash, Project};
use patchwright_domain::report::CrashReport;
use patchwright_subject::neighbours::InputEnd;

/// The verdict on one input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FileOutcome {
    /// Every run ended in this bug.
    Bug(Box<CrashReport>),
    /// Some runs did, or runs ended in different bugs.
    Flaky {
        report: Box<CrashReport>,
        crashes: usize,
        runs: usize,
    },
    Quiet,
    Unclear(String),
}

/// From the ends of all runs of one input. Runs that there was no time for say nothing.
pub(crate) fn outcome(ends: &[InputEnd], project: &Project) -> FileOutcome {
    let reports: Vec<&CrashReport> = ends.iter().filter_map(report).collect();
    let ran = |end: &&InputEnd| !matches!(end, InputEnd::NotRun | InputEnd::Left);
    let runs = ends.iter().filter(ran).count();
    let unclear = ends.iter().find_map(|end| match end {
        InputEnd::Unclear(why) => Some(*why),
        InputEnd::Bug(_) | InputEnd::Quiet | InputEnd::Left | InputEnd::NotRun => None,
    });
    let Some(first) = reports.first() else {
        return match (runs, unclear) {
            (0, _) => FileOutcome::Unclear("there was no time for it".to_owned()),
            (_, Some(why)) => FileOutcome::Unclear(why.to_owned()),
            (some, None) if some < ends.len() => {
                FileOutcome::Unclear("there was no time for all of its runs".to_owned())
            }
            (_, None) => FileOutcome::Quiet,
        };
    };
    let is_same = |other: &&&CrashReport| {
        crash::same_bug(first, other, project) || crash::same_fault(first, other, project)
    };
    let same = reports.iter().filter(is_same).count();
    if same == runs {
        return FileOutcome::Bug(Box::new((*first).clone()));
    }
    FileOutcome::Flaky {
        report: Box::new((*first).clone()),
        crashes: reports.len(),
        runs,
    }
}

fn report(end: &InputEnd) -> Option<&CrashReport> {
    match end {
        InputEnd::Bug(report) => Some(report),
        InputEnd::Quiet | InputEnd::Left | InputEnd::Unclear(_) | InputEnd::NotRun => None,
    }
}

#[cfg(test)]
#[path = "outcome_tests.rs"]
mod tests;
