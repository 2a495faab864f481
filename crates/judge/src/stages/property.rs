//! Property: a stated property that was violated before the patch must hold after it, or its location must not be
//! reached, on every PoC and on every neighbour that showed the bug.

use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::property::{Holding, Property};
use patchwright_domain::verdict::{Doubt, StageOutcome};
use patchwright_subject::neighbours::NeighbourCut;
use patchwright_subject::{Asserted, PocEnding, PropertyAnswer, Watch};

use super::property_check::Checked;
use super::resized::resizes;
use crate::baseline::{self, PocBaseline};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::properties::StatedProperty;
use crate::trial::Trial;

pub(crate) fn property(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    if trial.context.subject.case.is_shown_by_tests() {
        let why = "failing tests show the bug, and properties are told by runs that crash";
        return Ok(Finding::not_run(why));
    }
    if trial.context.subject.case.runs_on_jvm() {
        let why = "properties are checked by code that is compiled into C and C++ programs";
        return Ok(Finding::not_run(why));
    }
    let stated = trial.known_properties()?;
    let useless: Vec<String> = stated
        .iter()
        .filter_map(StatedProperty::why_useless)
        .collect();
    let resizes = resizes(trial)?;
    let mut checks: Vec<Checked> = stated
        .into_iter()
        .filter(is_asked)
        .map(|stated| Checked::new(stated, resizes))
        .collect();
    if !checks.iter().any(|check| check.stated.is_kept()) {
        return Ok(Finding::not_run(useless.join("; ")));
    }
    let mut finding = run(trial, &mut checks)?;
    // A guess that could not be checked is no evidence, and nobody waits for its answer.
    let inconclusive = finding.outcome == StageOutcome::NotRun;
    let is_answer =
        |check: &&Checked| !check.stated.property.is_derived() || check.is_told() && !inconclusive;
    let answered = checks.iter().filter(is_answer);
    trial.properties = answered.map(Checked::verdict).collect();
    let mut doubts: Vec<Doubt> = decisive(&checks).filter_map(Checked::doubt).collect();
    doubts.dedup_by(|one, other| (&one.name, &one.example) == (&other.name, &other.example));
    trial.doubts.extend(doubts);
    for why in useless {
        finding.detail.push_str(&format!("; {why}"));
    }
    Ok(finding)
}

/// Properties that were not violated before are checked too, for information.
fn is_asked(stated: &StatedProperty) -> bool {
    let is_counted = |answer: &PropertyAnswer| matches!(answer, PropertyAnswer::Counted(_));
    stated.base.iter().any(is_counted)
}

fn run(trial: &Trial<'_>, checks: &mut [Checked]) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let wanted: Vec<Property> = checks
        .iter()
        .map(|one| one.stated.property.clone())
        .collect();
    let tree = (trial.layer()?, &trial.candidate);
    let mut asserted = context
        .subject
        .assert_on_candidate(context.base, tree, &wanted)?;
    for (number, (poc, baseline)) in context
        .subject
        .case
        .pocs
        .iter()
        .zip(&context.pocs)
        .enumerate()
    {
        if let Some(broken) = on_poc(trial, &mut asserted, (number, poc, baseline), checks)? {
            return Ok(broken);
        }
    }
    let cut = match refusal(checks) {
        Some(refused) => return Ok(refused),
        None => on_neighbours(trial, &asserted, checks)?,
    };
    Ok(refusal(checks).unwrap_or_else(|| summary(checks, cut)))
}

fn refusal(checks: &[Checked]) -> Option<Finding> {
    decisive(checks).find_map(Checked::refusal)
}

/// Derived properties of one place are guesses at the same thing, such as `n < size` and `n <= size`. Only if the patch
/// keeps none of them do they say anything against it.
fn decisive(checks: &[Checked]) -> impl Iterator<Item = &Checked> {
    let alternatives = |check: &Checked| {
        let place = check.stated.property.place();
        let derived = checks.iter().filter(|one| one.is_told());
        derived.filter(move |one| {
            one.stated.property.is_derived() && one.stated.property.place() == place
        })
    };
    checks.iter().filter(move |check| {
        !check.stated.property.is_derived() || alternatives(check).all(Checked::is_violated)
    })
}

fn on_poc(
    trial: &Trial<'_>,
    asserted: &mut Asserted,
    (number, poc, baseline): (usize, &Poc, &PocBaseline),
    checks: &mut [Checked],
) -> Result<Option<Finding>, JudgeError> {
    let context = trial.context;
    let watch = Watch::for_bug(baseline.report.kind);
    let on = format!("PoC {}", poc.name);
    for _ in 0..baseline.runs_needed(context.subject.case.judge.runs).max(1) {
        let found = asserted.run_poc(context.subject, context.base, poc, watch)?;
        for (check, answer) in checks.iter_mut().zip(found.answers) {
            check.take(answer, number, &on);
        }
        if let Some(why) = went_wrong(trial, baseline, &found.run.ending) {
            let detail = format!("inconclusive: with the checks of properties in it, {on} {why}");
            let is_derived = |check: &Checked| check.stated.property.is_derived();
            // The bug itself refutes the patch, whoever asked.
            let is_bug = baseline::is_same(baseline, &found.run.ending, &context.subject.project());
            return Ok(Some(match checks.iter().all(is_derived) && !is_bug {
                true => Finding::not_run(detail),
                false => Finding::fail(detail.clone(), detail),
            }));
        }
    }
    Ok(None)
}

/// Why a run with the checks is not usable. The program was clean without them, so it must be clean with them.
fn went_wrong(trial: &Trial<'_>, baseline: &PocBaseline, ending: &PocEnding) -> Option<String> {
    if baseline::is_same(baseline, ending, &trial.context.subject.project()) {
        return Some("shows the bug".to_owned());
    }
    match ending {
        PocEnding::Hung(_) | PocEnding::NotStarted(_) | PocEnding::Unclear(_) => {
            Some(format!("is {}", ending.describe()))
        }
        PocEnding::Crashed(_) | PocEnding::Quiet(_) => None,
    }
}

/// Checks the mutants that showed the bug before; returns why if not all of them could be run.
fn on_neighbours(
    trial: &Trial<'_>,
    asserted: &Asserted,
    checks: &mut [Checked],
) -> Result<Option<NeighbourCut>, JudgeError> {
    let context = trial.context;
    if context.subject.case.judge.neighbours == 0 {
        return Ok(None);
    }
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let pocs = context.subject.case.pocs.iter();
    let mut first_cut = None;
    for (number, (poc, side)) in pocs.zip(context.neighbour_sides()?).enumerate() {
        if side.before.hits.is_empty() {
            continue;
        }
        let wanted = (&side.mutants, &side.before.hits);
        let ran = asserted.run_neighbours(context.subject, poc, wanted, clean)?;
        let on = format!("a neighbour of PoC {}", poc.name);
        for (check, answer) in checks.iter_mut().zip(ran.0) {
            check.take(answer, number, &on);
        }
        first_cut = first_cut.or(ran.1);
    }
    Ok(first_cut)
}

/// The result if no property was violated.
fn summary(checks: &[Checked], cut: Option<NeighbourCut>) -> Finding {
    let told = || checks.iter().filter(|check| check.is_told());
    let here = told().count();
    if here == 0 {
        return Finding::not_run(
            "the patch changes the statements that the properties stand before, or they cannot be checked there",
        );
    }
    let count = |holding| {
        told()
            .filter(|check| check.counts.holding() == holding)
            .count()
    };
    let hold = count(Holding::Holds);
    let rest = [
        (count(Holding::NotReached), "not reached"),
        (count(Holding::Violated), "still violated"),
    ];
    let rest = rest.iter().filter(|(number, _)| *number > 0);
    let rest: String = rest
        .map(|(number, words)| format!(", {number} {words}"))
        .collect();
    let words = match rest.is_empty() {
        true => format!("now {}", agree(hold, "holds", "hold")),
        false => format!("{hold} now {}{rest}", agree(hold, "holds", "hold")),
    };
    let cut = cut.map(|cut| format!("; not all neighbours were run: {cut}"));
    Finding::pass(format!(
        "{} that the unpatched program violates: {words}{}",
        counted(here, "property"),
        cut.unwrap_or_default()
    ))
}
