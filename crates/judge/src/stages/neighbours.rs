//! Neighbours: small mutations of the PoC. Those that hit the bug must be clean too, or the patch is overfitted.

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::case::Poc;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::report::CrashReport;
use patchwright_domain::verdict::{NeighbourCounts, StageOutcome};
use patchwright_subject::neighbours::{Exposed, NeighbourFindings, Still};

use crate::answers;
use crate::baseline::PocBaseline;
use crate::behaviour;
use crate::context::{JudgeContext, NeighbourSide};
use crate::error::JudgeError;
use crate::feedback;
use crate::finding::Finding;
use crate::trial::Trial;

/// The last stage: what mutants show, and then what all benign runs together say about the change.
pub(crate) fn neighbours(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let found = on_mutants(trial)?;
    answers::collect(trial)?;
    if found.outcome == StageOutcome::Fail || !trial.wanted.is_wanted() {
        return Ok(found);
    }
    let found = match found.outcome {
        StageOutcome::Pass => on_benign_inputs(trial)?,
        StageOutcome::Fail | StageOutcome::NotRun => found,
    };
    if found.outcome == StageOutcome::Fail || !trial.wanted.is_wanted() {
        return Ok(found);
    }
    Ok(behaviour::weigh(trial)?.unwrap_or(found))
}

/// Valid inputs in another shape, run only for candidates that have not been refused.
fn on_benign_inputs(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let turn = context.turns.queue(trial.neighbours.turn);
    let (sides, known) = (context.neighbour_sides()?, context.benign_sides()?);
    turn.wait();
    let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let mut all = Vec::new();
    for (((poc, baseline), side), before) in pocs.zip(sides).zip(known) {
        let layer = context.subject.layer_on(trial.layer()?)?;
        let known = (&side.mutants, before);
        let report = &baseline.report;
        let subject = context.subject;
        all.push(subject.patched_benign_inputs(poc, &layer, known, report, clean)?);
    }
    let mutants = trial.neighbours.findings.iter_mut().flatten();
    for ((found, further), side) in mutants.zip(all).zip(sides) {
        found.add_benign_inputs(further, &side.mutants);
    }
    found_so_far(trial)
}

fn on_mutants(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if let Some(reason) = nothing_to_say(trial.context)? {
        return Ok(Finding::not_run(reason));
    }
    run_once(trial)?;
    found_so_far(trial)
}

fn found_so_far(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let touched = trial
        .context
        .rules()?
        .touched_functions(&trial.candidate, &trial.context.sources())?;
    let kept = keep_exposed(trial)?;
    let findings = trial.neighbours.findings()?;
    let counts = sum(findings);
    let refused = findings
        .iter()
        .find_map(|one| refusal(trial, one, &touched, "neighbour"));
    let limited = findings.iter().find_map(|one| one.cut.clone());
    trial.neighbours.counts = counts.clone();
    if let Some(refused) = refused {
        return Ok(refused);
    }
    if counts.hit == 0 {
        return Ok(Finding::not_run(
            "none of the neighbours that showed the bug before could be run in time",
        ));
    }
    let limited = limited
        .map(|words| format!("; {words}"))
        .unwrap_or_default();
    Ok(Finding::pass(format!(
        "{}{kept}{limited}",
        counts.describe()
    )))
}

/// Another bug that the patch uncovers is a case of its own; its inputs are kept in the run folder.
fn keep_exposed(trial: &Trial<'_>) -> Result<String, JudgeError> {
    let context = trial.context;
    let findings = trial.neighbours.findings()?;
    let sides = context
        .subject
        .case
        .pocs
        .iter()
        .zip(context.neighbour_sides()?);
    let mut last = None;
    for ((poc, side), found) in sides.zip(findings) {
        for exposed in &found.exposed {
            let name = trial.log(&format!("exposed-{}-{}", poc.name, exposed.mutant));
            if let Some(changes) = side.mutants.changes(exposed.mutant, poc) {
                last = Some(context.subject.keep_mutant(&name, &changes)?);
            }
        }
    }
    Ok(last.map_or_else(String::new, |path| {
        let name = path.file_name().unwrap_or_default();
        format!("; its input is {} in the run's logs", name.display())
    }))
}

/// Runs the mutants on the patched program, once per candidate, when the first stage needs them.
pub(crate) fn run_once(trial: &mut Trial<'_>) -> Result<(), JudgeError> {
    if trial.neighbours.findings.is_some() {
        return Ok(());
    }
    let context = trial.context;
    let turn = context.turns.queue(trial.neighbours.turn);
    let sides = context.neighbour_sides()?;
    turn.wait();
    let mut all = Vec::new();
    if trial.wanted.is_wanted() {
        let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
        for ((poc, baseline), side) in pocs.zip(sides) {
            all.push(run(trial, poc, baseline, side)?);
        }
    }
    trial.neighbours.findings = Some(all);
    Ok(())
}

fn run(
    trial: &Trial<'_>,
    poc: &Poc,
    baseline: &PocBaseline,
    side: &NeighbourSide,
) -> Result<NeighbourFindings, JudgeError> {
    let layer = trial.context.subject.layer_on(trial.layer()?)?;
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let known = (&side.mutants, &side.before);
    Ok(trial
        .context
        .subject
        .patched_neighbours(poc, &layer, known, &baseline.report, clean)?)
}

/// Why this stage cannot judge any candidate of the case.
fn nothing_to_say(context: &JudgeContext<'_>) -> Result<Option<String>, JudgeError> {
    if context.subject.case.is_shown_by_tests() {
        let why = "failing tests show the bug: whether the program is right on another input, only a test can tell";
        return Ok(Some(why.to_owned()));
    }
    if context.subject.case.judge.neighbours == 0 {
        return Ok(Some("judge.neighbours is 0".to_owned()));
    }
    let sides = context.neighbour_sides()?;
    if sides.iter().all(|side| side.mutants.is_empty()) {
        let mut reasons = sides.iter().filter_map(|side| side.mutants.why_none());
        let none = || "the case has no PoC".to_owned();
        return Ok(Some(reasons.next().unwrap_or_else(none)));
    }
    if sides.iter().all(|side| side.before.hits.is_empty()) {
        let ran: u32 = sides.iter().map(|side| side.before.ran).sum();
        let cut = sides.iter().find_map(|side| side.before.cut.as_ref());
        let neighbours = counted(ran, "neighbour");
        return Ok(Some(match (ran, cut) {
            (0, Some(cut)) => format!("no neighbour could be run: {cut}"),
            (_, Some(cut)) => format!("none of {neighbours} shows the bug; {cut}"),
            (_, None) => format!("none of {neighbours} shows the bug"),
        }));
    }
    Ok(None)
}

/// Why these runs refuse the patch; `what` is one of the inputs, in words.
pub(super) fn refusal(
    trial: &Trial<'_>,
    findings: &NeighbourFindings,
    touched: &BTreeSet<String>,
    what: &str,
) -> Option<Finding> {
    if let Some(still) = findings.still.first() {
        let detail = format!(
            "{} of {} that showed the bug still {}",
            findings.still.len(),
            counted(findings.hit, what),
            agree(findings.still.len(), "does", "do")
        );
        let opening = "The patch fits this one PoC and not the bug: small changes of the input still show it.";
        return Some(with_story(trial, detail, opening, &still.report).by(still.mutant));
    }
    let here = |still: &&Still| {
        let place = crash::locate(&still.report, &trial.context.subject.project());
        let function = place.and_then(|place| place.function);
        function.is_some_and(|name| is_touched(&name, touched))
    };
    if let Some(still) = findings.same_place.iter().find(here) {
        let detail = format!(
            "{} still crashes in a function that the patch touches",
            one(what)
        );
        let opening = "The patch fixes one way to the bug. Reached another way, the same function still goes wrong:";
        return Some(with_story(trial, detail, opening, &still.report).by(still.mutant));
    }
    if let Some(still) = findings.moved.first() {
        let detail = format!(
            "{} of {} that showed the bug now {} wrong elsewhere on the same object",
            findings.moved.len(),
            counted(findings.hit, what),
            agree(findings.moved.len(), "goes", "go")
        );
        let opening = "The patch moves the bug: an input that showed it goes wrong further on, on the same object.";
        return Some(with_story(trial, detail, opening, &still.report).by(still.mutant));
    }
    let own = |exposed: &&Exposed| {
        let function = exposed.function.as_deref();
        !exposed.known && function.is_some_and(|name| is_touched(name, touched))
    };
    if let Some(exposed) = findings.exposed.iter().find(own) {
        let function = exposed.function.as_deref().unwrap_or_default();
        let detail = format!(
            "{} shows another bug in {function}, which the patch touches",
            one(what)
        );
        let opening = "On a small change of the input the patched code itself goes wrong:";
        return Some(with_story(trial, detail, opening, &exposed.report).by(exposed.mutant));
    }
    let (mutant, why) = findings.unclear.first()?;
    let detail = format!("{what} {mutant} is inconclusive: {why}");
    Some(Finding::fail(detail.clone(), detail))
}

fn one(what: &str) -> String {
    let article = if what.starts_with('i') { "an" } else { "a" };
    format!("{article} {what}")
}

/// Functions are identified by the last component of their names.
fn is_touched(function: &str, touched: &BTreeSet<String>) -> bool {
    let plain = function.split('(').next().unwrap_or(function);
    let last = plain.rsplit("::").next().unwrap_or(plain);
    touched.contains(last) || java_method(last).is_some_and(|name| touched.contains(name))
}

/// `demo.Reader.parse` is the method `parse`, `demo.Reader.<init>` the constructor `Reader`, and `demo.Reader.lambda$parse$0` code
/// of `parse`.
fn java_method(function: &str) -> Option<&str> {
    let (class, method) = function.rsplit_once('.')?;
    match method.strip_prefix("lambda$") {
        Some(lambda) => lambda.split('$').next(),
        None if method.starts_with('<') => class.rsplit(['.', '$']).next(),
        None => Some(method),
    }
}

pub(super) fn with_story(
    trial: &Trial<'_>,
    detail: String,
    opening: &str,
    report: &CrashReport,
) -> Finding {
    let purified = crash::purify(report, &trial.context.subject.project());
    let lines = feedback::source_lines(trial, report);
    let story = format!("{opening}\n\n{lines}\n\n{}", purified.text);
    // Reports of mutants are not symbolized when they are printed; that is done later for all of them together.
    let raw = format!("{opening}\n\n{}", crash::bare(report));
    Finding::fail(format!("{detail}: {}", purified.headline), story).with_raw(raw)
}

fn sum(findings: &[NeighbourFindings]) -> NeighbourCounts {
    let mut sum = NeighbourCounts::default();
    for counts in findings.iter().map(NeighbourFindings::counts) {
        sum.add(&counts);
    }
    sum
}

/// Sites that leak in runs of the unpatched program that do not crash.
pub(crate) fn leaking_before(context: &JudgeContext<'_>) -> Result<BTreeSet<LeakSite>, JudgeError> {
    if context.subject.case.judge.neighbours == 0 {
        return Ok(BTreeSet::new());
    }
    Ok(context
        .neighbour_sides()?
        .iter()
        .flat_map(|side| side.before.leak_sites.iter().cloned())
        .collect())
}

#[cfg(test)]
#[path = "neighbours_tests.rs"]
mod tests;
