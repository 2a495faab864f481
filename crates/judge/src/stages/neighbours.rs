//! Neighbours: small mutations of the PoC. Those that hit the bug must be clean too, or the patch is over-fitted.

use std::collections::BTreeSet;
use std::sync::PoisonError;
use std::time::Duration;

use patchwright_crash::{self as crash, LeakSite};
use patchwright_domain::case::Poc;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Step;
use patchwright_domain::report::CrashReport;
use patchwright_domain::verdict::NeighbourCounts;
use patchwright_subject::neighbours::{
    Exposed, NeighbourBaseline, NeighbourFindings, Neighbours, Still,
};

use crate::baseline::PocBaseline;
use crate::error::JudgeError;
use crate::feedback;
use crate::judge::Judge;
use crate::trial::{Finding, Trial};

/// The mutants of one PoC, and what the unpatched program does with them.
pub(crate) struct NeighbourSide {
    pub mutants: Neighbours,
    pub before: NeighbourBaseline,
}

pub(crate) fn neighbours(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if let Some(reason) = nothing_to_say(trial.judge)? {
        return Ok(Finding::not_run(reason));
    }
    let touched = trial
        .judge
        .rules()?
        .touched_functions(&trial.candidate, &trial.judge.sources())?;
    run_once(trial)?;
    let kept = keep_exposed(trial)?;
    let findings = trial.findings()?;
    let counts = sum(findings);
    let refused = findings
        .iter()
        .find_map(|one| refusal(trial, one, &touched));
    let limited = findings.iter().find_map(|one| one.cut.clone());
    trial.neighbours = counts.clone();
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
    Ok(Finding::pass(format!("{}{kept}{limited}", counts.words())))
}

/// Another bug that the patch uncovered is somebody's next case: its inputs stay in the run's folder.
fn keep_exposed(trial: &Trial<'_>) -> Result<String, JudgeError> {
    let judge = trial.judge;
    let findings = trial.findings()?;
    let sides = judge.subject.case.pocs.iter().zip(judge.neighbour_sides()?);
    let mut last = None;
    for ((poc, side), found) in sides.zip(findings) {
        for exposed in &found.exposed {
            let name = trial.log(&format!("exposed-{}-{}", poc.name, exposed.mutant));
            if let Some(changes) = side.mutants.changes(exposed.mutant, poc) {
                last = Some(judge.subject.keep_mutant(&name, &changes)?);
            }
        }
    }
    Ok(last.map_or_else(String::new, |path| {
        let name = path.file_name().unwrap_or_default();
        format!("; its input is {} in the run's logs", name.display())
    }))
}

/// What the patched program does with the mutants: run once per candidate, at the first stage that asks.
pub(crate) fn run_once(trial: &mut Trial<'_>) -> Result<(), JudgeError> {
    if trial.findings.is_some() {
        return Ok(());
    }
    let judge = trial.judge;
    let turn = judge.turns.queue(trial.number);
    let sides = judge.neighbour_sides()?;
    turn.wait();
    let mut all = Vec::new();
    if trial.is_wanted() {
        let pocs = judge.subject.case.pocs.iter().zip(&judge.pocs);
        for ((poc, baseline), side) in pocs.zip(sides) {
            all.push(run(trial, poc, baseline, side)?);
        }
    }
    trial.findings = Some(all);
    Ok(())
}

fn run(
    trial: &Trial<'_>,
    poc: &Poc,
    baseline: &PocBaseline,
    side: &NeighbourSide,
) -> Result<NeighbourFindings, JudgeError> {
    let layer = trial.judge.subject.layer_on(trial.layer()?)?;
    let clean = Duration::from_secs_f64(trial.clean_seconds.max(0.0));
    let known = (&side.mutants, &side.before);
    Ok(trial
        .judge
        .subject
        .patched_neighbours(poc, &layer, known, &baseline.report, clean)?)
}

impl Judge<'_> {
    /// The unpatched side, run once per case and kept beside the base.
    pub(crate) fn neighbour_sides(&self) -> Result<&[NeighbourSide], JudgeError> {
        // Candidates are judged at once: the first that comes runs them, the others wait for it.
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.neighbours.get() {
            return Ok(known);
        }
        let sides = self
            .subject
            .step(Step::Neighbours, || self.run_unpatched())?;
        Ok(self.neighbours.get_or_init(|| sides))
    }

    fn run_unpatched(&self) -> Result<Vec<NeighbourSide>, JudgeError> {
        let mut sides = Vec::new();
        for (poc, baseline) in self.subject.case.pocs.iter().zip(&self.pocs) {
            let clean = Duration::from_secs_f64(baseline.seconds.max(0.0));
            let (mutants, before) =
                self.subject
                    .neighbour_baseline(poc, self.base, &baseline.report, clean)?;
            sides.push(NeighbourSide { mutants, before });
        }
        Ok(sides)
    }
}

/// Why the stage cannot judge any candidate of this case.
fn nothing_to_say(judge: &Judge<'_>) -> Result<Option<String>, JudgeError> {
    if judge.subject.case.judge.neighbours == 0 {
        return Ok(Some("judge.neighbours is 0".to_owned()));
    }
    let sides = judge.neighbour_sides()?;
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

fn refusal(
    trial: &Trial<'_>,
    findings: &NeighbourFindings,
    touched: &BTreeSet<String>,
) -> Option<Finding> {
    if let Some(still) = findings.still.first() {
        let detail = format!(
            "{} of {} that showed the bug still {}",
            findings.still.len(),
            counted(findings.hit, "neighbour"),
            agree(findings.still.len(), "does", "do")
        );
        let opening = "The patch fits this one PoC and not the bug: small changes of the input still show it.";
        return Some(with_story(trial, detail, opening, &still.report));
    }
    let here = |still: &&Still| {
        let place = crash::locate(&still.report, &trial.judge.subject.project());
        let function = place.and_then(|place| place.function);
        function.is_some_and(|name| is_touched(&name, touched))
    };
    if let Some(still) = findings.same_place.iter().find(here) {
        let detail = "a neighbour still crashes in a function that the patch touches".to_owned();
        let opening = "The patch fixes one way to the bug. Reached another way, the same function still goes wrong:";
        return Some(with_story(trial, detail, opening, &still.report));
    }
    let own = |exposed: &&Exposed| {
        let function = exposed.function.as_deref();
        !exposed.known && function.is_some_and(|name| is_touched(name, touched))
    };
    if let Some(exposed) = findings.exposed.iter().find(own) {
        let function = exposed.function.as_deref().unwrap_or_default();
        let detail =
            format!("a neighbour shows another bug in {function}, which the patch touches");
        let opening = "On a small change of the input the patched code itself goes wrong:";
        return Some(with_story(trial, detail, opening, &exposed.report));
    }
    let (mutant, why) = findings.unclear.first()?;
    let detail = format!("neighbour {mutant} is inconclusive: {why}");
    Some(Finding::fail(detail.clone(), detail))
}

/// Functions are known by the last part of their names.
fn is_touched(function: &str, touched: &BTreeSet<String>) -> bool {
    let plain = function.split('(').next().unwrap_or(function);
    let last = plain.rsplit("::").next().unwrap_or(plain);
    touched.contains(last)
}

fn with_story(trial: &Trial<'_>, detail: String, opening: &str, report: &CrashReport) -> Finding {
    let purified = crash::purify(report, &trial.judge.subject.project());
    let lines = feedback::source_lines(trial, report);
    let story = format!("{opening}\n\n{lines}\n\n{}", purified.text);
    Finding::fail(format!("{detail}: {}", purified.headline), story)
}

fn sum(findings: &[NeighbourFindings]) -> NeighbourCounts {
    let mut sum = NeighbourCounts::default();
    for counts in findings.iter().map(NeighbourFindings::counts) {
        sum.add(&counts);
    }
    sum
}

/// Sites that leak in runs of the unpatched program that do not crash.
pub(crate) fn leaking_before(judge: &Judge<'_>) -> Result<BTreeSet<LeakSite>, JudgeError> {
    if judge.subject.case.judge.neighbours == 0 {
        return Ok(BTreeSet::new());
    }
    Ok(judge
        .neighbour_sides()?
        .iter()
        .flat_map(|side| side.before.leak_sites.iter().cloned())
        .collect())
}
