//! `auto`: what costs nothing first; a model only where that leaves something to wish for.

use std::time::{Duration, Instant};

use patchwright_domain::count::{agree, counted};
use patchwright_domain::verdict::{NeighbourCounts, Trust, Verdict};

use super::{RepairContext, by_rank, constraint, patchagent};
use crate::error::RepairError;
use crate::pipeline::{Found, fifths, order_of_merit};

pub(super) const NAME: &str = "auto";

pub(super) fn work(ctx: &RepairContext<'_>) -> Result<Found, RepairError> {
    let first = by_rank(&share(ctx), constraint::propose)?;
    let best_first = order_of_merit(&first.passed, &ctx.ledger.scene.judge.sources())?;
    let best = best_first.first().map(|best| &best.verdict);
    if best.is_some_and(|verdict| doubt(verdict, ctx).is_none()) {
        return Ok(first);
    }
    patchagent::work(ctx, first)
}

/// Half of what there is: the model shall have the other half.
fn share<'a>(ctx: &RepairContext<'a>) -> RepairContext<'a> {
    let now = Instant::now();
    let left = ctx.deadline.saturating_duration_since(now);
    let mut budget = ctx.budget.clone();
    budget.candidates = budget.candidates.div_ceil(2);
    RepairContext {
        ledger: ctx.ledger,
        budget,
        deadline: now + left / 2 + Duration::from_millis(1),
        access: ctx.access,
    }
}

/// Why a patch that passed is not good enough to stop at; nothing where it is.
pub(super) fn doubt(verdict: &Verdict, ctx: &RepairContext<'_>) -> Option<String> {
    let counts = &verdict.neighbours;
    let NeighbourCounts { hit, exposed, .. } = *counts;
    let asked = ctx.ledger.scene.subject.case.judge.neighbours > 0;
    if verdict.trust != Trust::Verified {
        Some("no test could say whether it keeps what the program does".to_owned())
    } else if exposed > 0 {
        Some(format!(
            "{} {} elsewhere with it",
            counted(exposed, "neighbour"),
            agree(exposed, "crashes", "crash")
        ))
    } else if asked && (fifths(counts) > 0 || counts.changed_seeds() > 0) {
        Some(counts.behaviour_words())
    } else if asked && hit == 0 {
        Some("no neighbour that shows the bug was found to try it on".to_owned())
    } else {
        None
    }
}
