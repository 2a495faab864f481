//! What calls of models may cost: money, tokens, calls and time, reserved for the worst case before a call and settled
//! with what the provider reports after it.
//!
//! Budgets form a tree (a run, its repairs, their rounds, their helpers). What one of them spends all above it spend too,
//! in one step, so that callers side by side cannot pass a cap together that each would keep alone.

mod ledger;
mod metered;
mod model_budget;
mod worst;

pub use metered::Metered;
pub use model_budget::{Hold, ModelBudget};
pub use worst::{Worst, tokens_at_most, worst_case};

use std::time::Duration;

use patchwright_domain::chat::Nanodollars;

/// What may be spent at most; nothing is no cap.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Caps {
    pub money: Option<Nanodollars>,
    /// Read and written together.
    pub tokens: Option<u64>,
    pub calls: Option<u64>,
    /// From the making of the budget on. No call is begun behind it.
    pub time: Option<Duration>,
}
