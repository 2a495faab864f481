//! Several candidates of one round: the same edit is counted, judged once, and its results join those of earlier rounds.

use std::time::Instant;

use patchwright_domain::event::Step;

use super::context::RepairContext;
use crate::candidates::{Budget, Found, Ledger, Passed, Proposed};
use crate::error::RepairError;

/// A candidate, and how many samples produced it.
pub(crate) struct Choice {
    pub proposed: Proposed,
    pub votes: usize,
}

/// In order of first occurrence.
pub(crate) fn count_votes(samples: Vec<Proposed>) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for proposed in samples {
        let id = &proposed.candidate.id;
        match choices
            .iter_mut()
            .find(|one| one.proposed.candidate.id == *id)
        {
            Some(known) => known.votes += 1,
            None => choices.push(Choice { proposed, votes: 1 }),
        }
    }
    choices
}

/// Judges those that have no verdict yet, each up to the first stage that refuses it: `search` until there are enough to
/// choose from, `judge_all` whatever passes.
pub(crate) fn judge_new(
    ctx: &RepairContext<'_>,
    mut candidates: Vec<Proposed>,
    before: &Found,
    judge: fn(&Ledger<'_>, Vec<Proposed>, &Budget, Instant) -> Result<Found, RepairError>,
) -> Result<Found, RepairError> {
    candidates.retain(|one| before.verdict_on(&one.candidate.id).is_none());
    for proposed in &candidates {
        ctx.ledger.tell(proposed)?;
    }
    let budget = Budget {
        candidates: ctx.budget.candidates.saturating_sub(before.tally.judged),
        ..ctx.budget.clone()
    };
    ctx.scene().subject.step(Step::Candidates, || {
        judge(ctx.ledger, candidates, &budget, ctx.deadline)
    })
}

/// The results of earlier rounds with those of this one.
pub(crate) fn merge(mut found: Found, further: Found) -> Found {
    let before = found.tally.proposed;
    found.tally.proposed += further.tally.proposed;
    let passed = further.passed.into_iter().map(|one| Passed {
        rank: before + one.rank,
        ..one
    });
    found.passed.extend(passed);
    let further = Found {
        passed: Vec::new(),
        left_out: std::mem::take(&mut found.left_out)
            .into_iter()
            .chain(further.left_out)
            .collect(),
        ..further
    };
    found.add(further);
    found
}
