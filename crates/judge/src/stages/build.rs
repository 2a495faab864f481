//! Build: incremental over the base, or clean from the source.

use patchwright_subject::CommandRun;
use patchwright_subject::build_error::first_error;

use super::{compiler_words, over_limit};
use crate::error::JudgeError;
use crate::trial::{Finding, Trial};

pub(crate) fn build(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let log = trial.log("build");
    let run = trial
        .judge
        .subject
        .build_candidate(trial.layer()?, &[], &log)?;
    judged(trial, "the build", &run)
}

/// A fresh tree with the edits, setup and build; it takes the place of the incremental one.
pub(crate) fn build_clean(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let judge = trial.judge;
    trial.layer = Some(judge.subject.lay_on_source(judge.base, &trial.candidate)?);
    let (setup_log, build_log) = (trial.log("clean-setup"), trial.log("clean-build"));
    if let Some(run) = judge.subject.set_up_candidate(trial.layer()?, &setup_log)?
        && !run.worked()
    {
        return judged(trial, "the setup", &run);
    }
    let run = judge
        .subject
        .build_candidate(trial.layer()?, &[], &build_log)?;
    judged(trial, "the clean build", &run)
}

fn judged(trial: &Trial<'_>, what: &str, run: &CommandRun) -> Result<Finding, JudgeError> {
    if run.worked() {
        return Ok(Finding::pass(format!("{what} took {:.1} s", run.seconds)));
    }
    let base = trial.judge.base;
    let before = base.setup_time().max(base.build_time()).as_secs_f64();
    let why = over_limit(
        what,
        run.outcome,
        before,
        trial.judge.subject.case.build.seconds,
    )?;
    let detail = first_error(&run.printed).map_or(why, |error| error.to_string());
    Ok(Finding::fail(
        detail,
        format!(
            "The patched project does not build:\n{}",
            compiler_words(&run.printed)
        ),
    ))
}
