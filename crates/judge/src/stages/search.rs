//! Search: inputs and command lines that show the bug in other ways than the PoC. Those found on the unpatched program
//! must be clean; then the patched one is searched itself.

use std::time::Duration;

use patchwright_crash as crash;
use patchwright_domain::candidate::{FileChange, Origin};
use patchwright_domain::count::counted;
use patchwright_domain::lines;
use patchwright_domain::verdict::{SearchCounts, StageOutcome};
use patchwright_subject::neighbours::{
    NeighbourCut, OwnFinding, SearchDepth, SearchFindings, SearchPool, Still,
};
use similar::{Algorithm, capture_diff_slices};

use super::neighbours::{refusal, with_story};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::{BuildWay, Trial};

const OPENING: &str =
    "The patch does not end the bug. An input that the search made still shows it:";
const STILL: &str = "an input that the search made still shows the bug";

pub(crate) fn search(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let turn = context.turns.queue(trial.neighbours.turn);
    let pools = context.search_pools()?;
    turn.wait();
    let added = added_lines(trial)?;
    let depth = depth(trial);
    let clean = Duration::from_secs_f64(trial.pocs.clean_seconds.max(0.0));
    let mut all = Vec::new();
    let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
    for ((poc, baseline), pool) in pocs.zip(pools) {
        let layer = context.subject.layer_on(trial.layer()?)?;
        let bug = (&baseline.report, clean);
        all.push(
            context
                .subject
                .search_patched(poc, &layer, pool, &added, bug, depth)?,
        );
    }
    let found = told(trial, &all, pools)?;
    let mut counts = counts(&all);
    if found.outcome == StageOutcome::Fail {
        // What crashes otherwise in a function that the patch touches is not among those that still show the bug.
        counts.found = counts.found.max(1);
    }
    trial.search = Some(counts);
    Ok(found)
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
    }
}

fn told(
    trial: &Trial<'_>,
    all: &[SearchFindings],
    pools: &[SearchPool],
) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let touched = context
        .rules()?
        .touched_functions(&trial.candidate, &context.sources())?;
    for (index, one) in all.iter().enumerate() {
        if let Some(refused) = refusal(trial, &one.on_pool, &touched, "further input") {
            keep_first(trial, index, one, pools)?;
            return Ok(refused);
        }
        if let Some(still) = same_fault(trial, index, one) {
            keep_first(trial, index, one, pools)?;
            return Ok(with_story(trial, STILL.to_owned(), OPENING, &still.report));
        }
        if let Some(own) = &one.own {
            return refused_by_own(trial, index, own);
        }
    }
    Ok(nothing_found(all))
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

fn refused_by_own(
    trial: &Trial<'_>,
    index: usize,
    own: &OwnFinding,
) -> Result<Finding, JudgeError> {
    let poc = trial.context.subject.case.pocs.get(index);
    if let Some((poc, changes)) = poc.and_then(|poc| Some((poc, own.changes(poc)?))) {
        let name = trial.log(&format!("search-{}", poc.name));
        trial.context.subject.keep_mutant(&name, &changes)?;
    }
    Ok(with_story(trial, STILL.to_owned(), OPENING, &own.report))
}

/// Keeps the first input that refutes the patch in the run folder.
fn keep_first(
    trial: &Trial<'_>,
    index: usize,
    found: &SearchFindings,
    pools: &[SearchPool],
) -> Result<(), JudgeError> {
    let context = trial.context;
    let runs = &found.on_pool;
    let still = runs.still.iter().chain(&runs.same_place).chain(&runs.moved);
    let first = still.map(|still| still.mutant).next();
    let (Some(mutant), Some(pool), Some(poc)) = (
        first,
        pools.get(index),
        context.subject.case.pocs.get(index),
    ) else {
        return Ok(());
    };
    if let Some(changes) = pool.inputs.changes(mutant, poc) {
        let name = trial.log(&format!("search-{}-{mutant}", poc.name));
        context.subject.keep_mutant(&name, &changes)?;
    }
    Ok(())
}

/// The lines that the candidate adds.
fn added_lines(trial: &Trial<'_>) -> Result<Vec<Vec<u8>>, JudgeError> {
    let sources = trial.context.sources();
    let mut added = Vec::new();
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
            }
        }
    }
    Ok(added)
}
