//! Search: inputs and command lines that show the bug in other ways than the PoC. Those found on the unpatched program
//! must be clean; then the patched one is searched itself.

use std::collections::BTreeMap;
use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::candidate::{FileChange, Origin};
use patchwright_domain::count::counted;
use patchwright_domain::lines;
use patchwright_domain::verdict::{SearchCounts, StageOutcome};
use patchwright_subject::neighbours::{
    NeighbourCut, PatchedTree, SearchDepth, SearchFindings, SearchInput, SearchPool, Still,
};
use similar::{Algorithm, capture_diff_slices};

use super::neighbours::{refusal, with_story};
use super::refuted::{self, Origin as RefutingOrigin, Refuting};
use super::{other_bugs, valid};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::{BuildWay, Trial};

/// Inputs that leave with a proof.
const MOST_EVIDENCE: usize = 24;
const OPENING: &str =
    "The patch does not end the bug. An input that the search made still shows it:";
const MOVED: &str =
    "an input that the search made showed the bug and now goes wrong elsewhere on the same object";
const MOVED_OPENING: &str =
    "The patch moves the bug: an input that showed it goes wrong further on, on the same object.";
const STILL: &str = "an input that the search made still shows the bug";

pub(crate) fn search(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    if context.subject.case.is_shown_by_tests() {
        let why =
            "failing tests show the bug: a search would not know a wrong result when it sees one";
        return Ok(Finding::not_run(why));
    }
    let turn = context.turns.queue(trial.neighbours.turn);
    let pools = context.search_pools()?;
    turn.wait();
    let changed = changed_lines(trial)?;
    let depth = depth(trial);
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let mut all = Vec::new();
    let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
    for ((poc, baseline), pool) in pocs.zip(pools) {
        let layer = context.subject.layer_on(trial.layer()?)?;
        let tree = PatchedTree {
            layer: &layer,
            base: context.base,
            candidate: &trial.candidate,
        };
        let bug = (&baseline.report, clean);
        let subject = context.subject;
        all.push(subject.search_patched(poc, tree, pool, &changed, bug, depth)?);
    }
    for (index, one) in all.iter_mut().enumerate() {
        other_bugs::look_before(trial, index, &mut one.others)?;
    }
    let (mut found, refuting) = told(trial, &all, pools)?;
    if found.outcome == StageOutcome::Pass && depth == SearchDepth::Whole {
        found = valid::search(trial, (pools, &all), (&changed, clean), found)?;
    }
    let mut counts = counts(&all);
    if found.outcome == StageOutcome::Fail {
        // What crashes otherwise in a function that the patch touches is not among those that still show the bug.
        counts.found = counts.found.max(1);
    }
    counts.other_bugs = other_bugs::keep(trial, &mut all, refuting.as_ref())?;
    let found = with_handed(other_bugs::named(found, &counts.other_bugs), pools);
    trial.doubts.extend(other_bugs::doubt(&counts));
    trial.search = Some(counts);
    if trial.tree.way == BuildWay::Clean && found.outcome == StageOutcome::Pass {
        trial.search_inputs = evidence(trial, &all, pools);
    }
    match refuting {
        Some(refuting) => refuted::shown(trial, found, refuting, pools),
        None => Ok(found),
    }
}

/// The inputs that leave with a proof.
fn evidence(
    trial: &Trial<'_>,
    all: &[SearchFindings],
    pools: &[SearchPool],
) -> BTreeMap<String, Vec<SearchInput>> {
    let each = MOST_EVIDENCE.div_ceil(pools.len().max(1));
    let pocs = trial.context.subject.case.pocs.iter();
    let found = pocs.zip(all.iter().zip(pools));
    found
        .map(|(poc, (one, pool))| (poc.name.clone(), pool.evidence(&one.on_pool, each)))
        .collect()
}

/// Says what became of inputs that came with the patch.
fn with_handed(found: Finding, pools: &[SearchPool]) -> Finding {
    let all: usize = pools.iter().map(|pool| pool.handed.all).sum();
    let shown: usize = pools.iter().map(|pool| pool.handed.shown).sum();
    let detail = match all {
        0 => return found,
        _ => format!(
            "{}; {shown} of {} that came with the patch showed the bug",
            found.detail,
            counted(all, "input")
        ),
    };
    Finding { detail, ..found }
}

/// Where candidates are made by the dozen, one that is chosen is searched whole, in its proof.
fn depth(trial: &Trial<'_>) -> SearchDepth {
    let is_patch = matches!(trial.candidate.origin, Origin::Patch { .. });
    match trial.tree.way == BuildWay::Clean || is_patch || trial.candidate.origin.is_model() {
        true => SearchDepth::Whole,
        false => SearchDepth::Glance,
    }
}

fn counts(all: &[SearchFindings]) -> SearchCounts {
    let found = |one: &SearchFindings| one.on_pool.still.len() + usize::from(one.own.is_some());
    SearchCounts {
        executions: all.iter().map(|one| u64::from(one.executions)).sum(),
        seconds: all.iter().map(|one| one.seconds).sum(),
        found: all.iter().map(|one| found(one) as u64).sum(),
        other_bugs: Vec::new(),
    }
}

/// What the findings mean, and the input that refutes the patch.
fn told(
    trial: &Trial<'_>,
    all: &[SearchFindings],
    pools: &[SearchPool],
) -> Result<(Finding, Option<Refuting>), JudgeError> {
    let context = trial.context;
    let touched = context
        .rules()?
        .touched_functions(&trial.candidate, &context.sources())?;
    for (poc, (one, pool)) in all.iter().zip(pools).enumerate() {
        let of_pool = |still: &Still| Refuting {
            poc,
            input: pool.input(still.mutant, &still.report),
            origin: RefutingOrigin::Pool,
        };
        if let Some(refused) = refusal(trial, &one.on_pool, &touched, "further input") {
            let still = one.on_pool.shown(refused.by);
            return Ok((refused, still.as_ref().map(of_pool)));
        }
        if let Some(still) = same_fault(trial, poc, one) {
            let refused = with_story(trial, STILL.to_owned(), OPENING, &still.report);
            return Ok((refused, Some(of_pool(still))));
        }
        let moved = one.others.iter().find(|other| other.moved);
        let moved = moved.map(|other| (&other.input, MOVED, MOVED_OPENING));
        let own = one.own.as_ref().map(|own| (own, STILL, OPENING));
        if let Some((own, detail, opening)) = own.or(moved) {
            let refuting = Refuting {
                poc,
                input: Some(own.clone()),
                origin: RefutingOrigin::Trial,
            };
            let refused = with_story(trial, detail.to_owned(), opening, &own.report);
            return Ok((refused, Some(refuting)));
        }
    }
    Ok((nothing_found(all), None))
}

/// Inputs that end in another bug are not clean, and a search that broke off, or none of whose known hits is clean now, is no
/// evidence.
fn nothing_found(all: &[SearchFindings]) -> Finding {
    let executions = counts(all).executions;
    let sum = |count: fn(&SearchFindings) -> u32| all.iter().map(count).sum::<u32>();
    let (hit, fixed) = (sum(|one| one.on_pool.hit), sum(|one| one.on_pool.fixed));
    let cut = all.iter().find_map(|one| one.cut.as_ref());
    if let Some(problem @ NeighbourCut::Problem(_)) = cut {
        return Finding::not_run(format!("the search broke off: {problem}"));
    }
    let cut = cut.map(|cut| format!("; {cut}")).unwrap_or_default();
    if executions == 0 {
        return Finding::not_run(format!("the input cannot be searched around{cut}"));
    }
    if hit > 0 && fixed == 0 {
        return Finding::not_run(format!(
            "none of {} is clean, nor shows the bug{cut}",
            counted(hit, "further input")
        ));
    }
    Finding::pass(format!(
        "{fixed} of {} that showed the bug are clean, nothing found in {}{cut}",
        counted(hit, "further input"),
        counted(executions, "run")
    ))
}

/// An input of the pool that reaches the fault another way.
fn same_fault<'f>(trial: &Trial<'_>, index: usize, found: &'f SearchFindings) -> Option<&'f Still> {
    let bug = &trial.context.pocs.get(index)?.report;
    let project = trial.context.subject.project();
    let mut all = found.on_pool.same_place.iter();
    all.find(|still| crash::same_fault(bug, &still.report, &project))
}

/// The lines that the candidate adds, and then those that it takes away: what it no longer asks for is worth a trial as well.
fn changed_lines(trial: &Trial<'_>) -> Result<Vec<Vec<u8>>, JudgeError> {
    let sources = trial.context.sources();
    let (mut added, mut gone) = (Vec::new(), Vec::new());
    for change in &trial.candidate.changes {
        let old = match change.old_path() {
            Some(path) => sources.read(path)?,
            None => Vec::new(),
        };
        let new = match change {
            FileChange::Delete { .. } => continue,
            FileChange::Modify { .. } | FileChange::Create { .. } | FileChange::Rename { .. } => {
                change.content().unwrap_or_default()
            }
        };
        let (old, new): (Vec<&[u8]>, Vec<&[u8]>) =
            (lines::split(&old).collect(), lines::split(new).collect());
        for op in capture_diff_slices(Algorithm::Myers, &old, &new) {
            if !matches!(op, similar::DiffOp::Equal { .. }) {
                let come = new.get(op.new_range()).unwrap_or_default();
                added.extend(come.iter().map(|line| line.to_vec()));
                let went = old.get(op.old_range()).unwrap_or_default();
                gone.extend(went.iter().map(|line| line.to_vec()));
            }
        }
    }
    added.append(&mut gone);
    Ok(added)
}
