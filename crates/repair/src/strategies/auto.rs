//! `auto`: `constraint` first, which costs nothing; a model only if its best patch leaves a doubt.

use std::time::{Duration, Instant};

use super::proposals::by_rank;
use super::{constraint, patchagent};
use crate::candidates::{Found, best_first, doubt};
use crate::error::RepairError;
use crate::kit::RepairContext;

pub(super) const NAME: &str = "auto";

pub(super) fn work(ctx: &RepairContext<'_>) -> Result<Found, RepairError> {
    let first = by_rank(&share(ctx), constraint::propose)?;
    let ranked = best_first(&first.passed);
    let best = ranked.first().map(|best| &best.verdict);
    if best.is_some_and(|verdict| doubt(verdict, ctx.scene()).is_none()) {
        return Ok(first);
    }
    patchagent::work(ctx, first)
}

/// Half of the budget: the other half is for the model.
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
