//! What all cells together may cost, and what they have cost already.

use std::collections::BTreeSet;

use patchwright_agent::Caps;
use patchwright_bench::{CellResult, PlannedCell};
use patchwright_domain::chat::{Nanodollars, Spent, Usage};
use patchwright_domain::repair::Cost;

use super::cell::Journal;
use super::opened::Opened;
use crate::bench_args::BenchRun;

/// Over all cells.
pub(super) fn caps(arguments: &BenchRun, opened: &Opened) -> Caps {
    let limits = &opened.suite.limits;
    let usd = arguments.max_usd.or(limits.usd);
    Caps {
        money: usd.map(money),
        tokens: limits.tokens,
        calls: limits.calls,
        time: None,
    }
}

fn money(usd: f64) -> Nanodollars {
    Nanodollars((usd.max(0.0) * 1e9).round() as u64)
}

fn spent(cost: &Cost) -> Spent {
    Spent {
        money: money(cost.usd),
        usage: Usage {
            input: cost.input_tokens,
            cached: cost.cached_tokens,
            output: cost.output_tokens,
            ..Usage::default()
        },
        calls: cost.model_calls,
    }
}

/// By cells that this process does not work on: done, or begun and left to others.
pub(super) fn spent_elsewhere(
    opened: &Opened,
    results: &[CellResult],
    cells: &[PlannedCell],
) -> anyhow::Result<Spent> {
    let mut all = Spent::default();
    let mut done = BTreeSet::new();
    for result in results.iter().filter(|one| one.is_final()) {
        all += spent(&result.cost);
        done.insert(result.id.as_str());
    }
    let own: BTreeSet<&str> = cells.iter().map(|one| one.id.as_str()).collect();
    for planned in &opened.plan.cells {
        let id = planned.id.as_str();
        if !done.contains(id)
            && !own.contains(id)
            && let Some(journal) = Journal::find(&opened.folder.cell(id))?
        {
            all += spent(&journal.view.cost);
        }
    }
    Ok(all)
}
