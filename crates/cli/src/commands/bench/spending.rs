//! What all cells together may cost, and what they have cost already.

use std::collections::BTreeMap;

use patchwright_agent::Caps;
use patchwright_bench::{CellResult, Ledger, LedgerCaps, PlannedCell};
use patchwright_domain::chat::{Nanodollars, Spent, Usage};
use patchwright_domain::repair::Cost;

use super::cell::Journal;
use super::opened::Opened;
use crate::bench_args::SuiteArgs;

/// Over all cells, in whichever process.
pub(super) fn ledger_caps(caps: &Caps) -> LedgerCaps {
    LedgerCaps {
        money: caps.money,
        tokens: caps.tokens,
        calls: caps.calls,
    }
}

/// Over all cells.
pub(super) fn caps(arguments: &SuiteArgs, opened: &Opened) -> Caps {
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

/// What cells have spent that the ledger does not know, such as those whose folders were brought from elsewhere.
pub(super) fn unknown_to(
    ledger: &Ledger,
    opened: &Opened,
    results: &[CellResult],
) -> anyhow::Result<BTreeMap<String, Spent>> {
    let known = ledger.cells()?;
    let done = results.iter().filter(|one| one.is_final());
    let done: BTreeMap<&str, &Cost> = done.map(|one| (one.id.as_str(), &one.cost)).collect();
    let mut all = BTreeMap::new();
    // Only models cost anything.
    let asking = |one: &&PlannedCell| !one.cell.arm.models.is_empty() && !known.contains(&one.id);
    for planned in opened.plan.cells.iter().filter(asking) {
        let spent = match done.get(planned.id.as_str()) {
            Some(cost) => spent(cost),
            None => match Journal::find(&opened.folder.cell(&planned.id))? {
                Some(journal) => spent(&journal.view.cost),
                None => continue,
            },
        };
        all.insert(planned.id.clone(), spent);
    }
    Ok(all)
}
