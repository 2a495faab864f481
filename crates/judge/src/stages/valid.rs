//! Valid inputs, varied and run without and with the patch: what worked before must still work.

use std::time::Duration;

use patchwright_domain::count::counted;
use patchwright_subject::neighbours::{
    BothTrees, NeighbourCut, SearchFindings, SearchPool, ValidFindings,
};

use super::neighbours::refusal;
use crate::behaviour;
use crate::decisions::Decisions;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

/// Adds to what the search found before.
pub(super) fn search(
    trial: &mut Trial<'_>,
    (pools, searched): (&[SearchPool], &[SearchFindings]),
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
    let mut watched = Decisions::of(trial)?;
    let mut counts = Counts::default();
    let mut cut = None;
    for (index, ((poc, baseline), pool)) in pocs.enumerate() {
        let Some(side) = context.neighbour_sides()?.get(index) else {
            continue;
        };
        let seeds = behaviour::valid_seeds(trial, index)?;
        let patched = subject.layer_on(trial.layer()?)?;
        let Some(searched) = searched.get(index) else {
            continue;
        };
        let trees = BothTrees::new(&unpatched, &patched, searched);
        let inputs = (&side.mutants, seeds.as_slice());
        let bug = (&baseline.report, clean);
        let valid = subject.search_valid(poc, trees, pool, inputs, added, bug)?;
        if let Some(refused) = refusal(trial, &valid.found, &touched, "varied valid input") {
            return Ok(refused);
        }
        counts.add(&valid);
        let problem = valid.found.cut.as_ref().filter(|cut| cut.is_problem());
        cut = cut.or(problem.map(NeighbourCut::to_string));
        behaviour::weigh_valid(trial, index, &valid)?;
        watched.add(trial, (index, pool, &valid), clean)?;
    }
    watched.weigh(trial)?;
    if let Some(problem) = cut {
        return Ok(Finding::not_run(format!("the search broke off: {problem}")));
    }
    // What seems to differ and was not looked at again must not pass for the same.
    if counts.left > 0 && counts.changed == 0 {
        return Ok(Finding::not_run(format!(
            "there was no time to run {} again that seemed to behave differently",
            counted(counts.left, "varied valid input")
        )));
    }
    Ok(Finding {
        detail: format!(
            "{}; {}{}",
            found.detail,
            counts.describe(),
            watched.unseen(trial)
        ),
        ..found
    })
}

#[derive(Default)]
struct Counts {
    compared: usize,
    changed: usize,
    forgiven: usize,
    left: usize,
}

impl Counts {
    fn add(&mut self, valid: &ValidFindings) {
        self.compared += valid.found.benign as usize;
        self.changed += valid.found.changed.len();
        self.forgiven += valid.forgiven;
        self.left += valid.found.left as usize;
    }

    fn describe(&self) -> String {
        if self.compared == 0 {
            return "no varied valid input could be compared".to_owned();
        }
        let same = self.compared.saturating_sub(self.changed + self.forgiven);
        let all = counted(self.compared, "varied valid input");
        let forgiven = match self.forgiven {
            0 => String::new(),
            some => format!(", {some} are refused that led to the bug before"),
        };
        format!("{same} of {all} behave as before{forgiven}")
    }
}
