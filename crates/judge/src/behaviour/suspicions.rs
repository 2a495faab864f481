//! Uses benign runs to judge what a patch removes: if they executed a loop and behave the same without it, it was
//! replaced, not lost.

use patchwright_domain::verdict::Doubt;
use patchwright_subject::PocRun;

use super::changed::{printed, run_both};
use super::hunks::Hunk;
use super::looks::{InputLook, InputOrigin, Looks, Passed};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::scope::Suspicion;
use crate::trial::Trial;

/// The doubt that a strict judge treats as a refusal.
const UNEXERCISED: &str = "unexercised-removal";
/// Bytes shown of an output.
const SHOWN_BYTES: usize = 400;

/// A returned finding is a refusal: an input executed the removed code and behaves differently now. Code that no run
/// executed becomes a doubt.
pub(super) fn answer(
    trial: &mut Trial<'_>,
    looks: &Looks,
    hunks: &[Hunk],
) -> Result<Option<Finding>, JudgeError> {
    let tried = looks.tried();
    let mut doubts = Vec::new();
    for suspicion in &trial.suspicions {
        let gone = gone(suspicion, looks, hunks);
        if let Some(input) = missing(looks, &gone) {
            return refusal(trial, suspicion, input).map(Some);
        }
        let may_have_run_it = |input: &InputLook| {
            let passed = input.passed.as_ref();
            passed.is_none_or(|passed| !passed.is_disjoint(&gone))
        };
        let mut changed = looks.inputs.iter().filter(|one| !one.outcome.is_kept());
        let is_missed_perhaps = changed.any(may_have_run_it);
        let passed = gone.intersection(&tried).count();
        if is_missed_perhaps || passed == 0 || passed * 2 < gone.len() {
            doubts.push(doubt(suspicion));
        }
    }
    trial.benign.unanswered = doubts.len();
    trial.doubts.extend(doubts);
    Ok(None)
}

/// An input that shows that these lines were needed. The project's inputs do so one by one. Mutants of the PoC may have shown the bug
/// unseen, which a repair has to change; but if most of those that ran the lines behave differently, it is the lines that they miss.
fn missing<'l>(looks: &'l Looks, gone: &Passed) -> Option<&'l InputLook> {
    let ran_it = |input: &&InputLook| {
        let passed = input.passed.as_ref();
        passed.is_some_and(|passed| !passed.is_disjoint(gone))
    };
    let ran = || looks.inputs.iter().filter(ran_it);
    let changed = |input: &&InputLook| !input.outcome.is_kept();
    let is_mutant = |input: &&InputLook| input.origin == InputOrigin::Mutant;
    let own = ran().filter(changed).find(|input| !is_mutant(input));
    let mutants = ran().filter(changed).filter(is_mutant);
    let kept = ran().filter(|input| input.outcome.is_kept()).count();
    own.or_else(|| mutants.clone().next().filter(|_| mutants.count() > kept))
}

/// The lines that the suspicion is about: all lines the patch removes from the function, or else from the file.
fn gone(suspicion: &Suspicion, looks: &Looks, hunks: &[Hunk]) -> Passed {
    let lines_of = |takes_away: &dyn Fn(&Hunk) -> bool| -> Passed {
        let is_meant = |piece: usize| hunks.get(piece).is_some_and(takes_away);
        let lines = looks.code.iter();
        lines
            .filter(|(piece, _, _)| is_meant(*piece))
            .cloned()
            .collect()
    };
    let near = lines_of(&|hunk| hunk.takes_away(&suspicion.file, suspicion.line));
    match near.is_empty() {
        true => lines_of(&|hunk| hunk.file == suspicion.file),
        false => near,
    }
}

fn doubt(suspicion: &Suspicion) -> Doubt {
    Doubt {
        name: UNEXERCISED.to_owned(),
        detail: format!(
            "{}, and no benign run shows whether it is missed",
            suspicion.what
        ),
        example: suspicion
            .line
            .map(|line| format!("{}:{line}", suspicion.file)),
    }
}

fn refusal(
    trial: &Trial<'_>,
    suspicion: &Suspicion,
    input: &InputLook,
) -> Result<Finding, JudgeError> {
    let side = trial.context.neighbour_sides()?.get(input.poc);
    let missing = || JudgeError::StageOrder("the input that behaves differently");
    let inputs = &side.ok_or_else(missing)?.mutants;
    let name = inputs.input_name(input.mutant);
    let gone = || ["it could not be run again"; 2].map(str::to_owned);
    let runs = run_both(trial, inputs, input)?;
    let [before, after] = runs.map_or_else(gone, |(one, two)| [shown(&one), shown(&two)]);
    let found = trial.neighbours.findings()?.get(input.poc);
    let files = found.and_then(|found| super::files_of(found, input));
    let files = files.map(|files| format!("Files: {files}\n"));
    let files = files.unwrap_or_default();
    let detail = format!(
        "{}, and it is missed: {name} behaves differently",
        suspicion.what
    );
    let feedback = format!(
        "{}. It was needed: {name} ran it and was fine before the patch.\nBefore: {before}\nNow: {after}\n{files}Keep what it did for such input.",
        suspicion.what
    );
    Ok(Finding::fail(detail, feedback))
}

/// Status and output of one run, for the report.
fn shown(run: &PocRun) -> String {
    let printed = printed(run);
    let mut end = printed.len().min(SHOWN_BYTES);
    while !printed.is_char_boundary(end) {
        end -= 1;
    }
    let head = printed.get(..end).unwrap_or_default();
    format!("{}\n{}", run.ending.describe(), head.trim_end())
}

#[cfg(test)]
#[path = "suspicions_tests.rs"]
mod tests;
