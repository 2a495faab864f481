//! What calls of models may cost: money, tokens, calls and time, reserved for the worst case before a call and settled
//! with what the provider reports after it.
//!
//! Budgets form a tree (a run, its repairs, their rounds, their agents). A call is charged to its budget and all ancestors in
//! one step, so that parallel callers cannot exceed a cap together that each would keep alone.

mod ledger;
mod metered;
mod model_budget;
mod shared_account;
mod worst;

pub use metered::Metered;
pub use model_budget::{Hold, ModelBudget};
pub use shared_account::SharedAccount;
pub use worst::{tokens_at_most, worst_case};

use std::time::Duration;

use patchwright_domain::chat::{Nanodollars, Spent};

/// What may be spent at most; `None` is no cap.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Caps {
    pub money: Option<Nanodollars>,
    /// Read and written together.
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
    /// Since the budget was created. No call begins later.
    pub time: Option<Duration>,
}

impl Caps {
    /// What is left after so much was spent; times stay.
    pub fn after(self, spent: Spent) -> Self {
        let used = spent.usage.input.saturating_add(spent.usage.output);
        Self {
            money: self
                .money
                .map(|money| Nanodollars(money.0.saturating_sub(spent.money.0))),
            tokens: self.tokens.map(|tokens| tokens.saturating_sub(used)),
            calls: self.calls.map(|calls| calls.saturating_sub(spent.calls)),
            time: self.time,
        }
    }

    /// One part of so many; at least one call.
    pub fn one_of(self, parts: u64) -> Self {
        let parts = parts.max(1);
        Self {
            money: self.money.map(|money| Nanodollars(money.0 / parts)),
            tokens: self.tokens.map(|tokens| tokens / parts),
            calls: self.calls.map(|calls| (calls / parts).max(1)),
            time: self
                .time
                .map(|time| time / u32::try_from(parts).unwrap_or(u32::MAX)),
        }
    }
}
