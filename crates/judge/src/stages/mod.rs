//! The stages in order. Each passes, fails, or is not run for a stated reason.

mod alone;
mod build;
mod classes;
mod direct;
mod evidence;
mod leak;
mod neighbours;
mod old_leak;
mod other_bugs;
mod poc;
mod poc_run;
mod poc_tests;
mod property;
mod property_check;
mod ran;
mod refuted;
mod resized;
mod search;
mod syntax;
mod test;
mod valid;

use patchwright_domain::count::counted;
use patchwright_sandbox::Outcome;

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::links;
use crate::trial::Trial;

pub(crate) use alone::{Confirmed, confirm};
pub(crate) use build::{build, build_clean};
pub(crate) use leak::leak;
pub(crate) use neighbours::neighbours;
pub(crate) use poc::poc;
pub(crate) use property::property;
pub(crate) use ran::ran;
pub(crate) use search::search;
pub(crate) use syntax::syntax;
pub(crate) use test::{cannot_judge, test};

/// Applies the edits. Whether they fit the tree was checked when the candidate was made.
pub(crate) fn apply(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let trees = [trial.context.base.pristine(), trial.context.base.tree()];
    if let Some(why) = links::in_the_way(&trial.candidate, &trees)? {
        let feedback = format!("The patch was not applied: {why}.");
        return Ok(Finding::fail(why, feedback));
    }
    let layer = trial
        .context
        .subject
        .lay(trial.context.base, &trial.candidate)?;
    trial.tree.lay(layer);
    let count = trial.candidate.changes.len();
    Ok(Finding::pass(format!("{} changed", counted(count, "file"))))
}

pub(crate) fn scope(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let found = trial
        .context
        .rules()?
        .text_findings(&trial.candidate, &trial.context.sources())?;
    trial.suspicions = found.suspicions;
    let Some(first) = found.refusals.first() else {
        return Ok(Finding::pass(allowed(trial.suspicions.len())));
    };
    let all: Vec<String> = found.refusals.iter().map(ToString::to_string).collect();
    Ok(Finding::fail(first.to_string(), all.join("\n")))
}

fn allowed(suspicions: usize) -> String {
    match suspicions {
        0 => "changes only what it may".to_owned(),
        1 => "changes only what it may; 1 thing is gone, which runs must answer".to_owned(),
        many => {
            format!("changes only what it may; {many} things are gone, which runs must answer")
        }
    }
}

/// Time, memory or disk ran out. This is the candidate's fault only if the base stayed far below the limit.
pub(crate) fn over_limit(
    what: &str,
    outcome: Outcome,
    base_seconds: f64,
    limit: u64,
) -> Result<String, JudgeError> {
    let detail = || JudgeError::Infrastructure {
        what: what.to_owned(),
        outcome,
        detail: "see the limits of the case".to_owned(),
    };
    match outcome {
        Outcome::TimedOut if base_seconds * 2.0 <= limit as f64 => Ok(format!(
            "{what} did not end within {}; before the patch it took {base_seconds:.1} s",
            counted(limit, "second")
        )),
        Outcome::TimedOut => Err(JudgeError::LimitTooTight {
            what: what.to_owned(),
            outcome,
        }),
        Outcome::Exited(_) | Outcome::Signalled(_) => Ok(format!("{what} failed")),
        Outcome::CpuExhausted
        | Outcome::OutOfMemory
        | Outcome::DiskFull
        | Outcome::Cancelled
        | Outcome::SupervisorKilled => Err(detail()),
    }
}

/// The part of a compiler's output that an author needs: from the first error on.
pub(crate) fn compiler_words(printed: &[u8]) -> String {
    const MOST: usize = 3000;
    let text = String::from_utf8_lossy(printed);
    let start = text.find("error").map_or(0, |at| {
        text.get(..at)
            .and_then(|before| before.rfind('\n'))
            .map_or(0, |line| line + 1)
    });
    text.get(start..)
        .unwrap_or_default()
        .trim_end()
        .chars()
        .take(MOST)
        .collect()
}
