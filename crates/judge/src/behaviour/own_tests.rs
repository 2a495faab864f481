//! Where failing tests show the bug, they are often part of the suite, and then that the suite executes the change says
//! nothing: they do, and they are no benign runs. So it is asked which of the tests that passed execute it.

use std::collections::BTreeSet;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use patchwright_subject::{Stopped, SuiteRun};

use super::looks::Looks;
use crate::error::JudgeError;
use crate::trial::Trial;

/// Counts the tests as evidence only if some that passed before execute the change.
pub(super) fn leave_out(trial: &mut Trial<'_>, looks: &Looks) -> Result<(), JudgeError> {
    let context = trial.context;
    let (Some(test), true) = (
        &context.subject.case.test,
        context.subject.case.is_shown_by_tests(),
    ) else {
        return Ok(());
    };
    let suite = context.subject.baseline_suite(test, context.base)?;
    let SuiteRun::Ran(before) = suite.run else {
        return Ok(());
    };
    if context.shown_by_failing(&before).is_empty() {
        return Ok(());
    }
    let lines: BTreeSet<(RelPath, u32)> = looks
        .tests
        .iter()
        .map(|(_, file, line)| (file.clone(), *line))
        .collect();
    let stopped = context
        .subject
        .tests_stopped_at(test, context.base, &lines, &before)?;
    let passing = |stopped: &Stopped| !stopped.failing.is_empty();
    trial.benign.tests = stopped.as_ref().is_some_and(passing);
    match trial.benign.tests {
        // The others are known now, so that the failing ones cast no doubt.
        true => trial.benign.failing_tests = 0,
        false => trial.benign.unknown = why_unknown(stopped.as_ref()),
    }
    Ok(())
}

/// `None` if it is known that no test that passed executes the change.
fn why_unknown(stopped: Option<&Stopped>) -> Option<String> {
    match stopped {
        None => Some(
            "which of the tests execute it cannot be seen; let test.build-command build their programs, and test.command leave \
             out those that show the bug"
                .to_owned(),
        ),
        Some(stopped) if stopped.unreported > 0 => Some(format!(
            "the tests that show the bug share a process with {}; let test.command leave them out",
            counted(stopped.unreported, "other test")
        )),
        Some(_) => None,
    }
}

#[cfg(test)]
#[path = "own_tests_tests.rs"]
mod tests;
