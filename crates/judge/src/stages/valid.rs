//! Valid inputs, varied and run without and with the patch: what worked before must still work.

use std::time::Duration;

use patchwright_domain::count::counted;
use patchwright_subject::neighbours::{BothTrees, NeighbourCut, SearchPool};

use super::neighbours::refusal;
use crate::behaviour;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

/// Adds to what the search found before.
pub(super) fn search(
    trial: &mut Trial<'_>,
    pools: &[SearchPool],
    (added, clean): (&[Vec<u8>], Duration),
    found: Finding,
) -> Result<Finding, JudgeError> {
    let context = trial.context;
    let subject = context.subject;
    let unpatched = subject.layer(context.base)?;
    let touched = context
        .rules()?
        .touched_functions(&trial.candidate, &context.sources())?;
    let pocs = subject.case.pocs.iter().zip(&context.pocs).zip(pools);
    let (mut compared, mut changed, mut cut) = (0, 0, None);
    for (index, ((poc, baseline), pool)) in pocs.enumerate() {
        let Some(side) = context.neighbour_sides()?.get(index) else {
            continue;
        };
        let seeds = behaviour::valid_seeds(trial, index)?;
        let patched = subject.layer_on(trial.layer()?)?;
        let trees = BothTrees {
            unpatched: &unpatched,
            patched: &patched,
        };
        let inputs = (&side.mutants, seeds.as_slice());
        let bug = (&baseline.report, clean);
        let valid = subject.search_valid(poc, trees, pool, inputs, added, bug)?;
        if let Some(refused) = refusal(trial, &valid.found, &touched, "varied valid input") {
            return Ok(refused);
        }
        compared += valid.found.benign;
        changed += valid.found.changed.len();
        let problem = valid.found.cut.as_ref().filter(|cut| cut.is_problem());
        cut = cut.or(problem.map(NeighbourCut::to_string));
        behaviour::weigh_valid(trial, index, &valid)?;
    }
    if let Some(problem) = cut {
        return Ok(Finding::not_run(format!("the search broke off: {problem}")));
    }
    let kept = match (compared, changed) {
        (0, _) => "no valid input could be varied".to_owned(),
        (compared, changed) => format!(
            "{} of {} behave as before",
            compared as usize - changed.min(compared as usize),
            counted(compared, "varied valid input")
        ),
    };
    Ok(Finding {
        detail: format!("{}; {kept}", found.detail),
        ..found
    })
}
