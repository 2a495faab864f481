//! Build: incremental over the base, or clean from the source. Also builds the tests if a PoC starts something that
//! only their build makes.

use std::path::PathBuf;

use patchwright_domain::verdict::StageOutcome;
use patchwright_sandbox::Outcome;
use patchwright_subject::CommandRun;
use patchwright_subject::build_error::first_error;

use super::alone::{self, Alone};
use super::{compiler_words, over_limit};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

pub(crate) fn build(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let why_whole = match alone::build(trial)? {
        Alone::Built(found) => return Ok(found),
        Alone::Failed(run) => return patched_does_not_build(trial, "javac", &run),
        Alone::Whole(why) => why,
    };
    trial.begin_recording()?;
    let run = run_build(trial, &[], "build")?;
    let mut found = match fails_without_the_patch(trial, &run)? {
        true => decide_by_clean_build(trial)?,
        false => after_build(trial, "the build", &run)?,
    };
    if found.outcome == StageOutcome::Pass {
        found.detail.push_str(&why_whole);
    }
    Ok(found)
}

/// Whether a failed incremental build says nothing about the patch: some commands cannot be run twice, such as one that
/// creates a link without checking whether it exists. Not tried if the error is in a file of the patch.
fn fails_without_the_patch(trial: &Trial<'_>, run: &CommandRun) -> Result<bool, JudgeError> {
    let failed = matches!(run.outcome, Outcome::Exited(status) if status != 0);
    let touched = trial.touched();
    let named = first_error(&run.printed).and_then(|error| error.file);
    let is_named = |path: &PathBuf| named.as_ref().is_some_and(|named| named.ends_with(path));
    if !failed || touched.iter().any(is_named) {
        return Ok(false);
    }
    let context = trial.context;
    let tree = context.base.tree();
    let touched: Vec<PathBuf> = touched
        .into_iter()
        .filter(|path| tree.join(path).is_file())
        .collect();
    let layer = context.subject.layer(context.base)?;
    let log = trial.log("unpatched-build");
    let unpatched = context
        .subject
        .build_candidate(&layer, &touched, &log, None)?;
    Ok(!unpatched.worked())
}

fn decide_by_clean_build(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let clean = build_clean(trial)?;
    if clean.outcome != StageOutcome::Pass {
        return Ok(clean);
    }
    Ok(Finding::pass(format!(
        "{}; the incremental build fails on the unpatched tree too, so that a clean one decided",
        clean.detail
    )))
}

/// Sets up and builds a fresh tree with the edits; it replaces the incremental one.
pub(crate) fn build_clean(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let layer = context
        .subject
        .lay_on_source(context.base, &trial.candidate)?;
    trial.tree.lay(layer);
    let setup_log = trial.log("clean-setup");
    if let Some(run) = context
        .subject
        .set_up_candidate(trial.layer()?, &setup_log)?
        && !run.worked()
    {
        return judged(trial, "the setup", &run);
    }
    trial.begin_recording()?;
    build_touched(trial, "the clean build", &[], "clean-build")
}

/// Makes `touched` out of date and builds everything the PoCs run.
pub(super) fn build_touched(
    trial: &mut Trial<'_>,
    what: &str,
    touched: &[PathBuf],
    log: &str,
) -> Result<Finding, JudgeError> {
    let run = run_build(trial, touched, log)?;
    after_build(trial, what, &run)
}

fn run_build(
    trial: &mut Trial<'_>,
    touched: &[PathBuf],
    log: &str,
) -> Result<CommandRun, JudgeError> {
    let subject = trial.context.subject;
    trial.tree.tests_are_built = false;
    let log = trial.log(log);
    let (layer, recording) = trial.tree.build_site()?;
    Ok(subject.build_candidate(layer, touched, &log, recording)?)
}

fn after_build(trial: &mut Trial<'_>, what: &str, run: &CommandRun) -> Result<Finding, JudgeError> {
    if !run.worked() || !trial.context.pocs_need_tests() {
        return judged(trial, what, run);
    }
    build_tests(trial, run.seconds)
}

/// In the same order as in the base: after the build, before anything is run.
fn build_tests(trial: &mut Trial<'_>, build_seconds: f64) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let log = trial.log("test-build");
    let (layer, recording) = trial.tree.build_site()?;
    let run = context
        .subject
        .build_candidate_tests(context.base, layer, &log, recording)?;
    let seconds = match run {
        Some(run) if !run.worked() => return tests_failed(trial, &run),
        Some(run) => run.seconds,
        None => 0.0,
    };
    trial.tree.tests_are_built = true;
    Ok(Finding::pass(format!(
        "{:.1} s, and {seconds:.1} s for the tests, whose build makes what the PoC starts",
        build_seconds
    )))
}

/// Why the tests of a candidate could not be built.
pub(super) fn tests_failed(trial: &Trial<'_>, run: &CommandRun) -> Result<Finding, JudgeError> {
    let why = over_limit(
        "building the tests",
        run.outcome,
        trial.context.base.build_time().as_secs_f64(),
        trial.context.subject.case.build.seconds,
    )?;
    Ok(Finding::fail(
        why,
        format!(
            "With the patch the tests do not build:\n{}",
            compiler_words(&run.printed)
        ),
    ))
}

fn judged(trial: &Trial<'_>, what: &str, run: &CommandRun) -> Result<Finding, JudgeError> {
    if run.worked() {
        return Ok(Finding::pass(format!("{what} took {:.1} s", run.seconds)));
    }
    patched_does_not_build(trial, what, run)
}

/// What is told of a build or a compiler that did not work.
fn patched_does_not_build(
    trial: &Trial<'_>,
    what: &str,
    run: &CommandRun,
) -> Result<Finding, JudgeError> {
    let base = trial.context.base;
    let before = base.setup_time().max(base.build_time()).as_secs_f64();
    let why = over_limit(
        what,
        run.outcome,
        before,
        trial.context.subject.case.build.seconds,
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
